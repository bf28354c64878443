// A step of the build: what the page is called and looks like on a home screen, in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { folders, words } from './fluent.ts';

const SIZES = [192, 512];
const SHORTCUTS = { pad: 'manifest-pad', referee: 'manifest-referee' } as const;

export function manifest(): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    generateBundle() {
      for (const language of folders()) {
        const source = JSON.stringify(described(language), null, 1);
        this.emitFile({ type: 'asset', fileName: `${language}.webmanifest`, source });
      }
    },
  };
}

function described(language: string): object {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(words(language, 'manifest')));
  const say = (message: string) => bundle.formatPattern(bundle.getMessage(message)?.value ?? '');
  return {
    id: '/',
    name: say('manifest-name'),
    description: say('manifest-about'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#10201c',
    theme_color: '#10201c',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: '/icon-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: Object.entries(SHORTCUTS).map(([screen, message]) => ({
      name: say(message),
      url: `/${screen}`,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}
