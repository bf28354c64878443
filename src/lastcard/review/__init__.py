"""A finished match judged: what each choice was worth, what it lost, and what was luck.

``review`` does it, ``document`` is what comes of it, ``part`` says what a game needs to have.
"""
