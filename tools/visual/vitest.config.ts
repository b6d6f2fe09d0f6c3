import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions, storyBrowser } from '../browser/story-browser.ts'
import { pictureFile } from './pictures.ts'

const root = join(import.meta.dirname, '../..')

/** Every story as a picture, in light and dark at two widths, against the pictures in `visual/`. */
export default defineConfig({
  root,
  mode: 'visual',
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  // Found on the way, these would reload the page in the middle of a run.
  optimizeDeps: {
    entries: ['packages/ui/src/**/*.stories.tsx', 'packages/features/*/src/**/*.stories.tsx'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'visual',
    api: { allowWrite: true },
    testTimeout: 60_000,
    hookTimeout: 240_000,
    setupFiles: [join(import.meta.dirname, 'take-pictures.ts')],
    browser: {
      ...storyBrowser,
      provider: playwright({
        launchOptions,
        contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      }),
      expect: {
        toMatchScreenshot: {
          // Patient: a machine with two busy cores is slow, not wrong.
          timeout: 60_000,
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg }) => pictureFile(root, arg),
        },
      },
    },
  },
})
