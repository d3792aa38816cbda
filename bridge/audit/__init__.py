"""How far lawmage agrees with others about the mana that cards make.

- ``sources``: what others say, as the development data has it
- ``boards``, ``boards.toml``: the least board that an ability needs
- ``production``: which types of mana cards could produce
- ``abilities``: what mana abilities cost, and how much they add
- ``notation``: costs and amounts as the source writes them
- ``terms``: relations of the rules, asked of many terms at once
- ``lines``: which lines that add mana no reading covers
- ``report``: the comparison, for people
"""
