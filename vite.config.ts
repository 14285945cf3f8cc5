import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractsForBrowsers } from './tools/build/contract-for-browsers.ts';
import { refuseForeignAddresses } from './tools/build/foreign-addresses.ts';
import { fillServiceWorker } from './tools/build/offline-files.ts';
import { scriptGroups } from './tools/build/script-groups.ts';
import { holdScriptSize } from './tools/build/script-size.ts';
import { zodForBrowsers } from './tools/build/zod-for-browsers.ts';

/** The screens: one page with hashed files below `/assets/`, served by our own server and by nobody else. */
export default defineConfig({
  // Copied as they are: their addresses have no hash.
  publicDir: 'src/app/web/public',
  plugins: [
    react(),
    contractsForBrowsers(),
    zodForBrowsers(),
    refuseForeignAddresses(),
    holdScriptSize(),
    fillServiceWorker(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows fonts and scripts as files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/app/web/offline/service-worker.ts' },
      output: {
        // A service worker is found by its address, which must not change.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash:7].js'),
        // The first script names some hundred files, and nothing packs a hash: seven characters are enough.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: scriptGroups },
      },
      // What our modules do is in their exports, except for styles and the entry: a slice's `public.tsx` may name many
      // things without bringing all of them into the first script.
      treeshake: {
        moduleSideEffects: [
          { test: /\/(styles|main)\.tsx?$/, sideEffects: true },
          { test: /\/src\/.*\.tsx?$/, sideEffects: false },
        ],
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
