import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const modules = resolve(import.meta.dirname, '../../apps/api/src/modules')

const functionOf = (file: string) =>
  `create${basename(file, '.module.ts').replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Module`

/** The names of the functions and other values that a file exports. */
const exportsOf = (file: string) =>
  [
    ...readFileSync(join(modules, file), 'utf8').matchAll(
      /^export (?:async )?(?:function|const|class) (\w+)/gm,
    ),
  ].map(([, name]) => name)

it('a module exports create…Module, called as its file, and nothing else', () => {
  const files = globSync('**/*.module.ts', { cwd: modules })
  expect(files.length).toBeGreaterThan(0)
  const exported = Object.fromEntries(files.map((file) => [file, exportsOf(file)]))
  const expected = Object.fromEntries(files.map((file) => [file, [functionOf(file)]]))
  expect(exported).toEqual(expected)
})
