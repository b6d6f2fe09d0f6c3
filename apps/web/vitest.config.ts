import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

/** Tests of what the server renders, and of the built files. */
export default defineConfig((env) =>
  mergeConfig(viteConfig({ ...env, isSsrBuild: true }), {
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
      environment: 'node',
      testTimeout: 30_000,
    },
  }),
)
