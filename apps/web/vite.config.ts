import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { leanRouter } from './build/lean-router.ts'

/** React, the router and jotai; other libraries load with what needs them. */
const libraries = [
  ...['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler', 'jotai'],
  ...['openapi-fetch', 'cookie', 'set-cookie-parser'],
]

/** Parts of the shell that only some pages have, or that come later. */
const notOnEveryPage = [
  ...['topic-names\\.', 'page-views\\.', 'watch-version', 'unsaved-text', 'page-actions'],
  ...['school-facts', 'SchoolRows', 'product-card', 'ProductTile', 'job-labels', 'blog-card'],
  'ShownToast',
  'format-weekdays',
]

/** Components of the frame, and small ones of so many pages that a file of their own costs more. */
const components = [
  ...['Badge', 'Breadcrumbs', 'Button', 'Checkbox', 'EmptyState', 'ErrorState'],
  ...[
    'Icon(?!.(?:category|work|editor)-icons)',
    'IconButton',
    'Link',
    'Menu.(?:Menu\\.|index|menu-item)',
  ],
  ...['NotProvided', 'PageShell', 'Pagination', 'Plate', 'ProgressLine', 'Seats', 'SectionHead'],
  ...['Select', 'SkipLink', 'TextField', 'VisuallyHidden'],
]
const internal = ['Field', 'field', 'join-classes', 'Kolam', 'SchoolFacts']

/** What every page has is one file: it packs better than the bundler's handful of small ones. */
const frame = {
  name: 'frame',
  test: new RegExp(
    [
      `node_modules.\\.pnpm.(?:${libraries.join('|')})@`,
      '^\\0rolldown.runtime',
      'packages.(?:api-client|features.session(?!.src.(?:PrivatePage|session-updates|use-sign-out))|features.account.src.(?:menu.(?:AccountControl|account-control|messages|index)|exit.(?:ExitPopup|exit-atoms|exit-intent|index)))',
      `packages.features.shell(?!.*(?:${notOnEveryPage.join('|')}))`,
      'packages.ui.src.(?:formatting(?!.bytes)|theme)',
      `packages.ui.src.components.(?:${components.join('|')})`,
      `packages.ui.src.internal.(?:${internal.join('|')})`,
    ].join('|'),
  ),
}

/** What pages of places and of offers share, each in one file rather than in several tiny ones. */
const shared = [
  {
    name: 'places',
    test: /features.listings.src.list.(?:typed-place|read-params|list-definition|messages)\./,
  },
  {
    name: 'offers',
    test: /features.listings.src.beyond-school.(?:product-(?!list-meta)|messages)/,
  },
]

/**
 * Pages of those who are signed in, and those that mails lead to. What they need is not listed in the script that every page has:
 * it is asked for when such a page's own file has come, one round trip later.
 */
const unlistedPages =
  /^assets.(?:account|bookmarks|my-[a-z]+|(?:add|edit)-service|(?:profile|user)[a-z-]*|(?:forgot|reset)-password|confirm-email|login-by-link|newsletter-(?:confirm|unsubscribe))-/

/**
 * Two builds: `dist/client` for browsers, with its manifest, and `dist/server`, one module that
 * renders pages. Addresses inside the assets are relative, so BASE_PATH can be chosen at start.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'build' ? './' : '/',
  plugins: [
    leanRouter(),
    lingui({ macroTransform: true, failOnCompileError: true }),
    vanillaExtractPlugin(),
    react(),
    compressAssets(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'es2022',
    assetsInlineLimit: 0,
    // All styles weigh less than the round trips that a file for each route would cost.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) => (unlistedPages.test(file) ? [] : dependencies),
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: ['src/boot.ts', 'src/entry-client.tsx'],
          output: { codeSplitting: { groups: [frame, ...shared] } },
        },
  },
  // The server's module holds all it needs, in React's production build.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
