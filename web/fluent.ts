// Lets the build import the Fluent files that Python reads too, without their comments.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function fluent(): Plugin {
  return {
    name: 'fluent',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      const text = readFileSync(id, 'utf-8').replace(/^#.*\n/gm, '');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
