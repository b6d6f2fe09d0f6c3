/**
 * `pnpm record:api`: builds the published packages, or those whose names end with an argument, and
 * writes their API reports to `api/current.md`.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordApi } from './api/check-api.ts'
import { installPacked } from './install-packed.ts'
import { buildAndPack } from './pack.ts'
import { publishedPackages } from './published.ts'

const words = process.argv.slice(2)
const selected = publishedPackages().filter(
  ({ name }) => words.length === 0 || words.some((word) => name.endsWith(word)),
)
const into = realpathSync(mkdtempSync(join(tmpdir(), 'edbazaar-api-')))
try {
  for (const published of selected) {
    const packed = await buildAndPack(published, into)
    installPacked([packed], into)
    recordApi(packed)
  }
} finally {
  rmSync(into, { recursive: true, force: true })
}
