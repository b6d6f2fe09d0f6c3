import type { Step } from './step.ts'

/** Milliseconds allowed for a test: several steps share two cores, so tests can be slow. */
const testTimeout = '--testTimeout=60000'

const vitestReport = [
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json={report}',
  '--silent=passed-only',
  testTimeout,
]

const vitest = (name: string, workspace: string): Step => ({
  name,
  pnpm: ['--filter', workspace, 'run', 'test', ...vitestReport],
  report: 'vitest',
})

/** Quick checks of the whole tree, without running it. */
const statics: Step[] = [
  // Two checkers would take less time alone, but more of both cores: another step runs meanwhile.
  { name: 'types', pnpm: ['typecheck', '--checkers', '1'] },
  { name: 'lint', pnpm: ['lint'] },
  { name: 'unused code', pnpm: ['knip'] },
  { name: 'message catalogues', pnpm: ['check:messages'] },
  { name: 'contract', pnpm: ['lint:contract'] },
  {
    name: 'generated client is up to date',
    pnpm: ['--filter', '@edbazaar/api-client', 'run', 'generate', '--check'],
  },
]

const units: Step[] = [
  { name: 'tools', pnpm: ['run', 'test:tools', ...vitestReport], report: 'vitest' },
  vitest('search-core', '@edbazaar/search-core'),
  vitest('api-client', '@edbazaar/api-client'),
  vitest('widget', '@edbazaar/widget'),
  vitest('web', '@edbazaar/web'),
]

/**
 * The API on the embedded database. With TEST_DATABASE_URL, that server runs all tests but those of
 * the embedded database, of files and of server processes; the embedded database runs those, and the
 * tests of queries.
 */
function api(testDatabaseUrl: string | undefined): Step[] {
  const embedded = { ...vitest('api on the embedded database', '@edbazaar/api'), isAlone: true }
  if (testDatabaseUrl === undefined) return [embedded]
  const given = vitest('api on TEST_DATABASE_URL', '@edbazaar/api')
  return [
    { ...embedded, env: { EMBEDDED_DATABASE_TESTS: 'part' } },
    { ...given, env: { TEST_DATABASE_URL: testDatabaseUrl }, isAlone: true },
  ]
}

const builds: Step[] = [
  { name: 'build of the web app', pnpm: ['build'] },
  { name: 'weight of the pages', pnpm: ['bench', 'bundle'], after: ['build of the web app'] },
  { name: 'packages as tarballs', pnpm: ['check:packages', '--without-apps'] },
]

const browser: Step[] = [
  // Each uses one core: one page at a time, or one process. The longest come first, so that no core
  // waits for the other.
  { name: 'features', pnpm: ['run', 'test:features', ...vitestReport], report: 'vitest' },
  vitest('ui stories and units', '@edbazaar/ui'),
  { name: 'feature stories', pnpm: ['run', 'test:flows', ...vitestReport], report: 'vitest' },
  {
    name: 'widget in a browser',
    pnpm: ['--filter', '@edbazaar/widget', 'run', 'e2e', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
    report: 'playwright',
  },
  {
    name: 'pages in a browser',
    pnpm: ['--filter', '@edbazaar/web', 'run', 'e2e', '--reporter=dot,json,./e2e/failed-pages.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
    report: 'playwright',
    after: ['build of the web app'],
    isAlone: true,
  },
]

/** The steps of `npm test`, the quick checks first. */
export function allSteps(testDatabaseUrl: string | undefined): Step[] {
  return [...statics, ...units, ...builds, ...api(testDatabaseUrl), ...browser]
}
