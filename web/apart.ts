// A step of the build: SHA-512 comes with the proof of a deal, not with the first screens. The library
// has it in one file with SHA-256, and a file is in one piece of the page; so that file is taken twice.
import type { Plugin } from 'vite';

const SIGNING = '/src/fair/signing.ts';

export function apart(): Plugin {
  return {
    name: 'apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@noble\/hashes\/sha2\.js$/ },
      async handler(id, importer) {
        if (importer?.endsWith(SIGNING) !== true) return null;
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { ...found, id: `${found.id}?apart` };
      },
    },
  };
}
