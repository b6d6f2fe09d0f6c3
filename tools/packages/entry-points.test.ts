import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entryPointsOf } from './entry-points.ts'
import type { Manifest } from './published.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edbazaar-entries-'))
  mkdirSync(join(folder, 'dist/Button'), { recursive: true })
  for (const file of ['Button/index.js', 'Button.css', 'all.css']) {
    writeFileSync(join(folder, 'dist', file), '')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const pathsOf = (exports: Manifest['exports']) =>
  entryPointsOf(folder, { name: 'x', version: '1.0.0', exports }).map(
    ({ path, file }) => `${path} ${file}`,
  )

describe('the entry points of a package', () => {
  it('are the paths that its manifest names', () => {
    expect(pathsOf({ '.': { types: './dist/a.d.ts', default: './dist/a.js' } })).toEqual([
      '. ./dist/a.js',
    ])
  })

  it('are the files that match its patterns', () => {
    expect(pathsOf({ './*': './dist/*/index.js' })).toEqual(['./Button ./dist/Button/index.js'])
  })

  it('belong to the most specific pattern', () => {
    expect(pathsOf({ './*.css': './dist/*.css', './all.css': './dist/other.css' })).toEqual([
      './all.css ./dist/other.css',
      './Button.css ./dist/Button.css',
    ])
  })

  it('require a default for users without conditions', () => {
    expect(() => pathsOf({ '.': { types: './dist/a.d.ts' } })).toThrow('no default')
  })
})
