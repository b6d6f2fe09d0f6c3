import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { leanRouter } from './build/lean-router.ts'

/**
 * What every page has is one file: it packs better than the bundler's handful of small ones.
 * React, the router and jotai are nearly all of it; other libraries load with what needs them.
 */
const frame = {
  name: 'frame',
  test: /node_modules.\.pnpm.(?:react|react-dom|react-router|react-router-dom|scheduler|jotai|openapi-fetch|cookie|set-cookie-parser)@|rolldown.runtime|packages.(?:api-client|features.shell(?!.*(?:topic-names\.|page-views\.|watch-version|unsaved-text|page-actions|fact-words|SchoolRows|offer-words|product-card))|ui.src.(?:formatting|theme|components.(?:Button|EmptyState|ErrorState|Icon(?!.category-icons)|IconButton|Link|Menu.(?:Menu\.|index|menu-item)|NotProvided|PageShell|Plate|ProgressLine|Seats|SectionHead|SkipLink|VisuallyHidden)|internal.(?:join-classes|Kolam|SchoolFacts)))/,
}

/**
 * Two builds: `dist/client` for browsers, with its manifest, and `dist/server`, one module that
 * renders pages. Addresses inside the assets are relative, so BASE_PATH can be chosen at start.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  base: command === 'build' ? './' : '/',
  plugins: [leanRouter(), vanillaExtractPlugin(), react(), compressAssets()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'es2022',
    assetsInlineLimit: 0,
    // All styles weigh less than the round trips that a file for each route would cost.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: ['src/boot.ts', 'src/entry-client.tsx'],
          output: { codeSplitting: { groups: [frame] } },
        },
  },
  // The server's module holds all it needs, in React's production build.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
