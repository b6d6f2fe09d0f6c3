import { defineConfig } from 'vitest/config'

/** On a server that is given, the embedded one is not tested again. */
const isServerGiven = Boolean(process.env.TEST_DATABASE_URL || process.env.DATABASE_URL)

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: isServerGiven ? ['src/db/embedded/**'] : [],
    globalSetup: ['test/database-server.ts'],
    setupFiles: ['test/setup.ts'],
    // Files of one process share its modules: reading them anew for each took half of the time.
    isolate: false,
    // Real servers start and stop in these tests, on machines with two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
