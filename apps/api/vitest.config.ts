import { defineConfig } from 'vitest/config'

/** Files, whole servers and odd strings: the embedded database runs them, a server does not. */
const onOneEngine = [
  'src/db/embedded/**/*.test.ts',
  'src/modules/platform/{media,images}/**/*.test.ts',
  'src/modules/accounts/passwords/**/*.test.ts',
  'src/**/hostile-texts.test.ts',
  'src/**/edit-durability.test.ts',
  'src/{contract,hostile-bodies,killed-uploads,main}.test.ts',
]

/** Servers killed at random moments: part of `npm test -- --full`, with a seed that is printed. */
const fullOnly = ['src/killed-uploads.test.ts', 'src/**/edit-durability.test.ts']

/** Queries that a database could answer in its own way: both the embedded one and a server run them. */
const onBothEngines = [
  '{src/db,src/modules/search,seed}/**/*.test.ts',
  'src/modules/catalogue/{areas,lists,slugs}/**/*.test.ts',
  'src/modules/platform/{imports,places,rate-limits}/**/*.test.ts',
  'src/two-processes.test.ts',
]

/** A server is given for what the embedded database answers in the same way. */
const isServerGiven = Boolean(process.env.TEST_DATABASE_URL || process.env.DATABASE_URL)

/** Set where a server runs the other tests. */
const isEmbeddedPart = process.env.EMBEDDED_DATABASE_TESTS === 'part'

const files = isEmbeddedPart ? [...onOneEngine, ...onBothEngines] : ['{src,seed,test}/**/*.test.ts']

export default defineConfig({
  test: {
    name: 'api',
    include: files,
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
