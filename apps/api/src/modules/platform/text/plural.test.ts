import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it('one has a form of its own; none and many share the other', () => {
  const textOf = (count: number) => plural(count, { one: '1 job', other: `${count} jobs` })
  expect([0, 1, 2, 21, 100].map(textOf)).toEqual([
    '0 jobs',
    '1 job',
    '2 jobs',
    '21 jobs',
    '100 jobs',
  ])
})

it('is what chooses the texts of the server: none compares a count with 1', () => {
  const modules = join(import.meta.dirname, '../..')
  const ownPlural = /=== 1\s*\?\s*['"`][^\n]*?:\s*['"`]/
  const found = globSync('**/*.ts', { cwd: modules, exclude: ['**/*.test.ts'] }).filter((file) =>
    ownPlural.test(readFileSync(join(modules, file), 'utf8')),
  )
  // The size of an image, from the version in its address.
  expect(found).toEqual(['content/contests/entries/images/image-addresses.ts'])
})
