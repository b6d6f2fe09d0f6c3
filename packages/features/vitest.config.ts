import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Tests of every feature; screens run in jsdom on the mocked API. */
export default defineConfig({
  plugins: [lingui({ macroTransform: true }), vanillaExtractPlugin()],
  test: {
    // Of one feature, from its folder, or of all.
    include: ['{src,*/src}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // The origin of the mocked API, so that XMLHttpRequest needs no CORS preflight.
    environmentOptions: { jsdom: { url: 'http://edbazaar.test/' } },
    setupFiles: [new URL('./vitest.setup.ts', import.meta.url).pathname],
    restoreMocks: true,
    // Creating a window for each file took half of the time.
    isolate: false,
    // Long timeouts, because tests are slow on a machine with two busy cores.
    testTimeout: 30_000,
    // The usual second passes quickly on two busy cores.
    expect: { poll: { timeout: 20_000 } },
  },
})
