import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Every feature's tests: pure rules as they are, screens in jsdom against the mocked API. */
export default defineConfig({
  plugins: [lingui({ macroTransform: true }), vanillaExtractPlugin()],
  test: {
    // Of one feature, from its folder, or of all.
    include: ['{src,*/src}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Where the mocked API is: XMLHttpRequest would ask another site's leave first.
    environmentOptions: { jsdom: { url: 'http://edbazaar.test/' } },
    setupFiles: [new URL('./vitest.setup.ts', import.meta.url).pathname],
    restoreMocks: true,
    // A window of its own for each file took half of the time.
    isolate: false,
    // Patient: a machine with two busy cores is slow, not wrong.
    testTimeout: 30_000,
  },
})
