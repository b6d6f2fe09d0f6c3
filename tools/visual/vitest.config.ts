import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { launchOptions } from '../browser/launch-options.ts'
import { storyBrowser } from '../browser/story-browser.ts'
import { imageFile } from './screenshots.ts'

const root = join(import.meta.dirname, '../..')
const components = 'packages/ui/**'
const flows = 'packages/features/**'

/** Where and when the reader is, and whether things may move while a story is played. */
function reader(motion: 'no-preference' | 'reduce') {
  const contextOptions = {
    reducedMotion: motion,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  }
  return playwright({ launchOptions, contextOptions })
}

/** Stories as images, in light and dark at two widths, against those in `visual/`. */
function images(
  name: string,
  motion: 'no-preference' | 'reduce',
  without: string,
): TestProjectConfiguration {
  return {
    extends: true,
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
      name,
      exclude: [without],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      setupFiles: [join(import.meta.dirname, 'take-screenshots.ts')],
      browser: {
        ...storyBrowser(motion),
        provider: reader(motion),
        expect: {
          toMatchScreenshot: {
            // Patient: a machine with two busy cores is slow, not wrong.
            timeout: 20_000,
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg }) => imageFile(root, arg),
          },
        },
      },
    },
  }
}

export default defineConfig({
  root,
  mode: 'visual',
  test: {
    api: { allowWrite: true, allowExec: true },
    // Each file mostly waits for the browser to draw.
    maxWorkers: 4,
    projects: [images('components', 'no-preference', flows), images('flows', 'reduce', components)],
  },
})
