import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { routeModules } from './build/route-modules.ts'
import { shortMessageIds } from './build/short-message-ids.ts'
import { stylesheets } from './build/stylesheets.ts'

/** Runs before the page has been painted, so it loads nothing else. */
const boot = { name: 'boot', test: /src[\\/](?:boot|after-first-paint)\.ts$/, priority: 2 }
/** Imports of the browser's entry, in one file because that compresses better. */
const frame = { name: 'frame', tags: ['$initial' as const], priority: 1 }
/** Parts of forms, of dialogs and of private pages. Public pages do not load them at the start. */
const notOnPublicPages = new RegExp(
  [
    'form-kit',
    'links/account-paths',
    'shell/src/private-page',
    'internal/use-(?:focus-return|scroll-lock)',
    'components/(?:Badge|Dialog|Notice|PageHead|Select|Skeleton|TextField)',
    'components/Icon/work-icons',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
)
/**
 * Our own modules that most pages share, in one file. The bundler splits all others by the pages that
 * use them. Both settings keep public pages below the limit of decision 13: without this group the
 * lists of services load 0.6 kB more and exceed it; without the exceptions public pages load 12 kB
 * more. `entriesAware` of the bundler does not replace them: it merges pages, which then cannot be
 * preloaded one by one. Check changes with `node tools/bench/main.ts bundle`.
 */
const common = {
  name: 'common',
  test: (id: string) => !id.includes('node_modules') && !notOnPublicPages.test(id),
  /** The number of pages that share a module; found by measuring. */
  minShareCount: 56,
}

/**
 * Pages hold the names of up to a hundred files, which hardly compress. Shared code has a short name:
 * the bundler names it after any of its modules.
 */
const chunkFileNames = ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
  isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

const styles = stylesheets()

/**
 * Two builds: `dist/client` for browsers, with its manifest, and `dist/server`, one module that
 * renders pages. Addresses inside the assets are relative, so BASE_PATH can be chosen at start.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'build' ? './' : '/',
  plugins: [
    routeModules(),
    lingui({ macroTransform: true, failOnCompileError: true }),
    shortMessageIds(),
    vanillaExtractPlugin(),
    styles.plugin,
    react(),
    compressAssets(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // build/write-notices.ts reads it.
    license: { fileName: '.vite/license.json' },
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: ['src/boot.ts', 'src/entry-client.tsx'],
          // The router's warnings are for developers.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            codeSplitting: { groups: [styles.group, boot, frame, common] },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames,
          },
        },
  },
  // The server's module holds all it needs, in React's production build.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
