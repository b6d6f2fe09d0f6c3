import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { storyBrowser } from '../../../tools/browser/story-browser.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Which stories: `all`, or without it those alone that are marked as a walk through a flow. */
const tags = process.env.STORIES === 'all' ? {} : { tags: { include: ['walk'] } }

/** Stories of every feature in a real browser: each renders, plays, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here('../../../.storybook'), ...tags })],
  // Found on the way, these would reload the page in the middle of a run. The root is Storybook's.
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
    // Stories rest the pointer, and ask for less motion, by way of Chromium's own protocol.
    api: { allowWrite: true, allowExec: true },
    // One page for all: each story clears what was stored, and the site's modules come once.
    isolate: false,
    // Patient: a machine with two busy cores is slow, not wrong.
    testTimeout: 60_000,
    // Storybook knows the stories of components and foundations too.
    exclude: [here('../../ui/**'), here('../../../.storybook/**')],
    setupFiles: [here('../../ui/vitest.stories.setup.ts')],
    // A screen is looked at when it has come to rest; how it moves is the components' own.
    browser: storyBrowser('reduce'),
  },
})
