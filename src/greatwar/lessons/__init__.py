"""Lessons: short games with a teacher, each a small file."""
