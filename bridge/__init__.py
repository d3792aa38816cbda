"""Cards, boards and questions in; answers with checked proofs out. No rule of the game is written here."""
