import { defineConfig } from 'vitest/config'

/** Files, whole servers and odd strings: what they meet is the same on every engine. */
const onOneEngine = [
  'src/db/embedded/**',
  'src/modules/platform/media/**',
  'src/modules/platform/images/**',
  'src/modules/accounts/passwords/**',
  'src/**/hostile-texts.test.ts',
  'src/**/edit-durability.test.ts',
  'src/{contract,hostile-bodies,killed-uploads,main}.test.ts',
]

/** Servers killed at random moments: part of `npm test -- --full`, with a seed that is printed. */
const fullOnly = ['src/killed-uploads.test.ts', 'src/**/edit-durability.test.ts']

/** On a server that is given runs again what asks the database. */
const isServerGiven = Boolean(process.env.TEST_DATABASE_URL || process.env.DATABASE_URL)

export default defineConfig({
  test: {
    name: 'api',
    include: ['{src,seed,test}/**/*.test.ts'],
    exclude: [
      ...(isServerGiven ? onOneEngine : []),
      ...(process.env.FULL_TESTS === 'true' ? [] : fullOnly),
    ],
    globalSetup: ['test/database-server.ts'],
    setupFiles: ['test/setup.ts'],
    // Files of one process share its modules: reading them anew for each took half of the time.
    isolate: false,
    // The database works in a process of its own: on two cores one file at a time leaves one idle.
    maxWorkers: 2,
    // Real servers start and stop in these tests, on machines with two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
