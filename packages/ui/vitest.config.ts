import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { storyBrowser } from '../../tools/browser/story-browser.ts'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))

/**
 * Runs every story in a real browser: it renders, its play function passes and axe finds no
 * violation.
 */
function stories(): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [storybookTest({ configDir })],
    // If Vite discovered these during a run, it would reload the page.
    optimizeDeps: {
      // Relative to the root of the repository, which is Storybook's.
      entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'],
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
      // One page for all stories, so that modules load once.
      isolate: false,
      // Generous, because machines with few cores are slow under load.
      testTimeout: 60_000,
      setupFiles: [fileURLToPath(new URL('vitest.stories.setup.ts', import.meta.url))],
      // Storybook also has the stories of features.
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
          // Modules are shared by test files; none of them keeps state.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      stories(),
    ],
  },
})
