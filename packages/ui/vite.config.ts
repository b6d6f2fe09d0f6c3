import { cpSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { stylesheets } from './build/stylesheets/plugin.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const components = readdirSync(path('src/components'))
const entries = components.map(
  (name) => [`components/${name}/index`, path(`src/components/${name}/index.ts`)] as const,
)

/**
 * Keeps fonts as separate files, so that a page loads only those it needs, and copies their
 * licences.
 */
function fontsBesideTheStyles(): Plugin {
  return {
    name: 'fonts-beside-the-styles',
    writeBundle() {
      cpSync(path('src/theme/fonts'), path('dist/theme/fonts'), { recursive: true })
      cpSync(path('src/theme/fonts.css'), path('dist/theme/fonts.css'))
      cpSync(
        path('src/components/Icon/LICENSE-ISC.txt'),
        path('dist/components/Icon/LICENSE-ISC.txt'),
      )
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    stylesheets({ src: path('src'), dist: path('dist'), components }),
    fontsBesideTheStyles(),
  ],
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    minify: false,
    sourcemap: true,
    lib: {
      entry: {
        ...Object.fromEntries(entries),
        'theme/index': path('src/theme/index.ts'),
        'formatting/index': path('src/formatting/index.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        /^(react(-dom)?|@edbazaar\/widget|@radix-ui\/.*|@tanstack\/.*|@tiptap\/.*|leaflet|cropperjs|react-cropper|react-day-picker|d3-shape)($|\/)(?!.*\.css$)/.test(
          id,
        ),
      output: { preserveModules: true, preserveModulesRoot: path('src') },
    },
  },
})
