import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Step } from './step.ts'

const features = resolve(import.meta.dirname, '../../packages/features')

/** Two cores are shared by several steps, so that a slow test is no failure. */
const patience = '--testTimeout=60000'

const vitestReport = [
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json={report}',
  patience,
]

const vitest = (name: string, workspace: string): Step => ({
  name,
  pnpm: ['--filter', workspace, 'run', 'test', ...vitestReport],
  report: 'vitest',
})

/** Quick checks of the whole tree, without running it. */
const statics: Step[] = [
  { name: 'types', pnpm: ['typecheck'] },
  { name: 'lint', pnpm: ['lint'] },
  { name: 'unused code', pnpm: ['knip'] },
  { name: 'contract', pnpm: ['lint:contract'] },
  {
    name: 'generated client is up to date',
    pnpm: ['--filter', '@edbazaar/api-client', 'run', 'generate', '--check'],
  },
]

/** The stories of features take a browser, and come later. */
const notFlows = ['node_modules', 'stories']

const units: Step[] = [
  { name: 'tools', pnpm: ['run', 'test:tools', ...vitestReport], report: 'vitest' },
  vitest('search-core', '@edbazaar/search-core'),
  vitest('api-client', '@edbazaar/api-client'),
  vitest('web', '@edbazaar/web'),
  ...readdirSync(features, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notFlows.includes(entry.name))
    .map(({ name }) => vitest(`feature ${name}`, `@edbazaar/feature-${name}`)),
]

/** The API on each engine that it must run on. */
function api(testDatabaseUrl: string | undefined): Step[] {
  const embedded = { ...vitest('api on the embedded database', '@edbazaar/api'), isAlone: true }
  if (testDatabaseUrl === undefined) return [embedded]
  const given = vitest('api on TEST_DATABASE_URL', '@edbazaar/api')
  const env = { TEST_DATABASE_URL: testDatabaseUrl }
  return [embedded, { ...given, env, isAlone: true }]
}

const builds: Step[] = [
  { name: 'build of the web app', pnpm: ['build'] },
  { name: 'weight of the pages', pnpm: ['bench', 'bundle'], after: ['build of the web app'] },
  { name: 'packages as tarballs', pnpm: ['check:packages'] },
]

const browser: Step[] = [
  { ...vitest('ui stories and units', '@edbazaar/ui'), isAlone: true },
  { ...vitest('feature stories', '@edbazaar/feature-stories'), isAlone: true },
  {
    name: 'pages in a browser',
    pnpm: ['--filter', '@edbazaar/web', 'run', 'e2e', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: '{report}' },
    report: 'playwright',
    after: ['build of the web app'],
    isAlone: true,
  },
]

/** All that `npm test` runs, quickest first. */
export function allSteps(testDatabaseUrl: string | undefined): Step[] {
  return [...statics, ...units, ...builds, ...api(testDatabaseUrl), ...browser]
}
