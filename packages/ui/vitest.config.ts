import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { storyBrowser } from '../../tools/browser/story-browser.ts'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))

/** Every story in a real browser: it renders, its play function passes, axe finds nothing. */
function stories(): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir })],
    // Found on the way, these would reload the page in the middle of a run.
    optimizeDeps: {
      entries: ['src/**/*.stories.tsx'],
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
      ],
    },
    test: {
      name: 'ui-stories',
      // Patient: a machine with two busy cores is slow, not wrong.
      testTimeout: 60_000,
      setupFiles: [fileURLToPath(new URL('vitest.stories.setup.ts', import.meta.url))],
      // Storybook knows the stories of the features too.
      exclude: [fileURLToPath(new URL('../features/**', import.meta.url))],
      browser: storyBrowser('no-preference'),
    },
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'ui-unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      stories(),
    ],
  },
})
