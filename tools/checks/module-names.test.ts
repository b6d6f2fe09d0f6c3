import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const modules = resolve(import.meta.dirname, '../../apps/api/src/modules')

const functionOf = (file: string) =>
  `create${basename(file, '.module.ts').replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Module`

it('a module exports create…Module, called as its file', () => {
  const files = globSync('**/*.module.ts', { cwd: modules })
  expect(files.length).toBeGreaterThan(0)
  const others = files.filter(
    (file) =>
      !new RegExp(`^export (?:function|const) ${functionOf(file)}\\b`, 'm').test(
        readFileSync(join(modules, file), 'utf8'),
      ),
  )
  expect(others).toEqual([])
})
