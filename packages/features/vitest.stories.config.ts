import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { storyBrowser } from '../../tools/browser/story-browser.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `STORIES=all` runs every story. By default only those tagged as the main path of a flow run. */
const isAll = process.env.STORIES === 'all'
const tags = isAll ? {} : { tags: { include: ['smoke'] } }
/** Files without such a story, which need not be loaded: that takes longer than the stories do. */
const unneeded = isAll
  ? []
  : globSync(here('*/src/**/*.stories.tsx')).filter(
      (file) => !readFileSync(file, 'utf8').includes("'smoke'"),
    )

/** Runs the stories of every feature in a real browser: each renders, plays and passes axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here('../../.storybook'), ...tags })],
  // If Vite discovered these during a run, it would reload the page. The root is Storybook's.
  optimizeDeps: {
    entries: ['packages/features/*/src/**/*.stories.tsx'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'feature-stories',
    // Stories move the pointer and reduce motion through the Chrome DevTools Protocol.
    api: { allowWrite: true, allowExec: true },
    // One page for all stories: modules load once, and each story clears stored state.
    isolate: false,
    // Generous, because machines with few cores are slow under load.
    testTimeout: 60_000,
    // Storybook also has the stories of components and foundations.
    exclude: [here('../ui/**'), here('../../.storybook/**'), ...unneeded],
    setupFiles: [here('../ui/vitest.stories.setup.ts')],
    // Screens are tested at rest. Component stories test motion.
    browser: storyBrowser('reduce'),
  },
})
