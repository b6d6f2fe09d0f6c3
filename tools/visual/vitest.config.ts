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

/** The user's location, time and motion preference. */
function reader(motion: 'no-preference' | 'reduce') {
  const contextOptions = {
    reducedMotion: motion,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  }
  return playwright({ launchOptions, contextOptions })
}

/** Screenshots of stories, in light and dark at two widths, compared with those in `visual/`. */
function images(
  name: string,
  motion: 'no-preference' | 'reduce',
  without: string,
): TestProjectConfiguration {
  return {
    extends: true,
    // Not inherited. Storybook skips axe in this mode.
    mode: 'visual',
    plugins: [storybookTest({ configDir: join(root, '.storybook') })],
    // If Vite found these later, it would reload the page during a run.
    optimizeDeps: {
      entries: [
        '.storybook/**/*.stories.tsx',
        'packages/ui/src/**/*.stories.tsx',
        'packages/features/*/src/**/*.stories.tsx',
      ],
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
      // Pages are shared by story files, so that modules load once.
      isolate: false,
      setupFiles: [join(import.meta.dirname, 'take-screenshots.ts')],
      browser: {
        ...storyBrowser(motion),
        provider: reader(motion),
        expect: {
          toMatchScreenshot: {
            // Long enough for a busy machine.
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
