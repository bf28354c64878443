import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import settings from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules', 'src/net/wire.gen.ts', 'shots'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'max-lines': ['error', 250],
      complexity: ['error', { max: 12, variant: 'modified' }],
    },
  },
  {
    // State, and what draws it, is never changed in place: what a function is given is not its own.
    files: ['src/{state,table,controls,games,tools,screens}/**'],
    rules: { 'no-param-reassign': ['error', { props: true }] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: settings } },
    rules: {
      // Pages are addresses of this site alone; App.svelte follows them.
      'svelte/no-navigation-without-resolve': 'off',
      // The types of a component's properties are known to svelte-check, which checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
