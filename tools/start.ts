import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build/build-if-stale.ts'

try {
  buildIfStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// In this process, so that a signal reaches the server directly.
await import(pathToFileURL(resolve(import.meta.dirname, '../apps/api/dist/main.js')).href)
