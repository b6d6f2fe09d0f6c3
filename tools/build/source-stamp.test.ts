import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceStamp } from './source-stamp.ts'

let root: string
const write = (name: string, contents: string) => writeFileSync(join(root, name), contents)
const stamp = () => sourceStamp(root, ['web', 'lock.yaml'])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edbazaar-stamp-'))
  mkdirSync(join(root, 'web/src'), { recursive: true })
  mkdirSync(join(root, 'web/dist'))
  write('web/src/page.tsx', 'page')
  write('lock.yaml', 'lock')
})

afterEach(() => rmSync(root, { recursive: true }))

describe('the hash of the sources', () => {
  it.each(['web/src/page.tsx', 'web/src/new.css.ts', 'lock.yaml'])('changes with %s', (name) => {
    const before = stamp()
    write(name, 'changed')
    expect(stamp()).not.toBe(before)
  })

  it.each(['web/dist/page.js', 'web/src/page.test.tsx', 'web/README.md'])(
    'does not change with %s',
    (name) => {
      const before = stamp()
      write(name, 'changed')
      expect(stamp()).toBe(before)
    },
  )

  it('does not change with a date', () => {
    const before = stamp()
    utimesSync(join(root, 'web/src/page.tsx'), 1, 1)
    expect(stamp()).toBe(before)
  })
})
