import { defineConfig } from 'vitest/config'

/** Tests of files, server processes and hostile strings. They run on the embedded database only. */
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

/** Tests of queries whose results could depend on the PostgreSQL version. They run on both. */
const onBothEngines = [
  '{src/db,src/modules/search,seed}/**/*.test.ts',
  'src/modules/catalogue/{areas,lists}/**/*.test.ts',
  'src/modules/operations/{dashboards,metrics}/**/*.test.ts',
  'src/modules/platform/{places,rate-limits,slugs,text}/**/*.test.ts',
]

/** Whether the tests run on a given PostgreSQL server. */
const isServerGiven = Boolean(process.env.TEST_DATABASE_URL || process.env.DATABASE_URL)

/** `npm test -- --full`: everything on both databases, and servers that are killed at random. */
const isFull = process.env.FULL_TESTS === 'true'

/** Whether another step runs the other tests on a server. */
const isEmbeddedPart = process.env.EMBEDDED_DATABASE_TESTS === 'part' && !isFull

const files = isEmbeddedPart ? [...onOneEngine, ...onBothEngines] : ['{src,seed,test}/**/*.test.ts']

export default defineConfig({
  test: {
    name: 'api',
    include: files,
    exclude: [...(isServerGiven && !isFull ? onOneEngine : []), ...(isFull ? [] : fullOnly)],
    globalSetup: ['test/database-server.ts'],
    setupFiles: ['test/setup.ts'],
    // Files share the modules of their process: loading them for each file took half of the time.
    isolate: false,
    // The database runs in another process, so one file at a time would leave a core idle.
    maxWorkers: 2,
    // Real servers start and stop in these tests, on machines with two cores.
    testTimeout: 30_000,
    // The usual second passes quickly on two busy cores.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
})
