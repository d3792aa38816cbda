"""Measurements of what the project promises about speed and memory: ``make bench``."""
