import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { apart } from './apart.ts';
import { compress } from './compress.ts';
import { fluent } from './fluent.ts';
import { manifest } from './manifest.ts';
import { rules } from './rules.ts';
import { PLAY, shell } from './shell.ts';

// The client is part of the Python package.
const client = fileURLToPath(new URL('../src/lastcard/server/client', import.meta.url));
const server = process.env['LASTCARD_SERVER'] ?? 'http://127.0.0.1:8013';

// What a game needs at the table is one file; its part in a tool goes with that tool.
function gameOf(id: string): string | null {
  return /\/src\/games\/([^/]+)\/(?:play\/|table\/|scoring\.)/.exec(id)?.[1] ?? null;
}

export default defineConfig({
  plugins: [apart(), fluent(), rules(), svelte(), manifest(), shell(client), compress(client)],
  build: {
    outDir: client,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'worker/sw.ts' },
      output: {
        // Its address says what the service worker is for, and must stay the same for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What the first screens need comes as one file, what every game's table needs as another,
        // and each game's table as a third: many small ones wait for each other.
        codeSplitting: {
          groups: [
            { name: PLAY, tags: ['$initial'], test: (id) => !id.includes('/worker/'), priority: 2 },
            {
              name: 'table',
              test: /\/src\/(table|games)\/[^/]+$/,
              priority: 1,
            },
            { name: gameOf },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
