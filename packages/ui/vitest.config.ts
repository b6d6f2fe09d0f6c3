import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser asked for, else the system's; without either, Playwright looks for its own. */
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path))

const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

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
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
      },
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
