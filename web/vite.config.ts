/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { parse } from './src/learn/ledger.ts';

const locales = fileURLToPath(new URL('../locales', import.meta.url));

/** `virtual:words/de` is everything the client says in German: all of `locales/de/web/*.ftl`. */
function words(): Plugin {
  const prefix = 'virtual:words/';
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = `${locales}/${id.slice(prefix.length + 1)}/web`;
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
      const texts = files.sort().map((file) => {
        this.addWatchFile(`${folder}/${file}`);
        return readFileSync(`${folder}/${file}`, 'utf8');
      });
      const text = texts.join('\n').replace(/^#.*\n/gm, '');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

const ledger = fileURLToPath(new URL('../docs/rules', import.meta.url));

/** `virtual:rules/de` is the rules ledger in German. */
function rules(): Plugin {
  const prefix = 'virtual:rules/';
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const language = id.slice(prefix.length + 1);
      const file = `${ledger}/${language === 'en' ? '' : `${language}/`}second-edition.md`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parse(readFileSync(file, 'utf8')))};`;
    },
  };
}

const server = process.env.SPACELINE_URL ?? 'http://127.0.0.1:1701';

export default defineConfig({
  plugins: [svelte(), words(), rules()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: {
    proxy: {
      '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        // The server takes changes only from its own pages.
        configure: (proxy) => {
          proxy.on('proxyReq', (request) => request.setHeader('origin', server));
          proxy.on('proxyReqWs', (request) => request.setHeader('origin', server));
        },
      },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
