:- encoding(utf8).
:- module(load, []).

/** <module> Loads the knowledge base

    swipl kb/load.pl

loads the prover, the declarations of facts.pl and every rule file, and compiles the rules. Files
are loaded in the order of their paths.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [member/2]).

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Directory),
   (   user:file_search_path(lawmage, Directory)
   ->  true
   ;   assertz(user:file_search_path(lawmage, Directory))
   ).

:- use_module(lawmage(prover/prover)).

%   The folders whose files are all loaded. Those below oracle/ are loaded by its entry module.
rule_folder(rules).
rule_folder(reading).
rule_folder(rulings).
rule_folder(solvers).

load_knowledge_base :-
    kb_directory(Directory),
    findall(File, kb_file(Directory, File), Files),
    maplist(load_file, Files),
    compile_rules.

kb_directory(Directory) :-
    module_property(load, file(File)),
    file_directory_name(File, Directory).

kb_file(Directory, File) :-
    directory_file_path(Directory, 'facts.pl', File),
    exists_file(File).
kb_file(Directory, File) :-
    rule_folder(Name),
    directory_file_path(Directory, Name, Folder),
    exists_directory(Folder),
    findall(Member, directory_member(Folder, Member, [recursive(true), extensions([pl])]), Members),
    sort(Members, Sorted),
    member(File, Sorted).
kb_file(Directory, File) :-
    directory_file_path(Directory, 'oracle/oracle.pl', File),
    exists_file(File).

load_file(File) :-
    use_module(File, []).

:- load_knowledge_base.
