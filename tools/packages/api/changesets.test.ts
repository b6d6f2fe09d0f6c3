import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changesOf } from './changesets.ts'

it('finds the requested version change of a package, and of no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edbazaar-changesets-'))
  const write = (name: string, head: string) =>
    writeFileSync(
      join(folder, name),
      `---\n${head}\n---\n\n'@edbazaar/ui': major is only told of.\n`,
    )
  write('a.md', "'@edbazaar/ui': minor\n'@edbazaar/api-client': major")
  write('b.md', '"@edbazaar/ui": patch')
  try {
    expect(changesOf(folder, '@edbazaar/ui').sort()).toEqual(['minor', 'patch'])
    expect(changesOf(folder, '@edbazaar/widget')).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
