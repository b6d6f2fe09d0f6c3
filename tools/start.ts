import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build/build-if-stale.ts'

const { api, web } = buildIfStale()
await api.catch(fail)
// In this process, so that a signal reaches the server directly.
const { run } = await import(
  pathToFileURL(resolve(import.meta.dirname, '../apps/api/dist/run.js')).href
)
await run({ whenBuilt: web })

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
