"""The only place where Python talks to Prolog."""
