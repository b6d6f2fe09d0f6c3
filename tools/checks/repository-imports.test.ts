import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { importGraph } from './import-graph.ts'

const modules = 'apps/api/src/modules'
const domainOf = (file: string) => /\/modules\/([^/]+)\//.exec(file)?.[1]

/** The imports of repositories of another domain when the code runs. Types may be imported. */
function foreignRepositories(root: string): string[] {
  const files = globSync(`${modules}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).map(
    (file) => file.replaceAll('\\', '/'),
  )
  const graph = importGraph(files, { root, kind: 'runtime' })
  return [...graph].flatMap(([file, targets]) =>
    [...targets]
      .filter((each) => each.endsWith('.repository.ts') && domainOf(each) !== domainOf(file))
      .map((target) => `${file} imports ${target}`),
  )
}

describe('a repository', () => {
  it('is imported by its own domain only: other domains call its service', () => {
    expect(foreignRepositories(resolve(import.meta.dirname, '../..'))).toEqual([])
  })

  it('of another domain is reported for a value, and not for a type', () => {
    const root = mkdtempSync(join(tmpdir(), 'repository-imports-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const write = (file: string, code: string) => {
      const path = join(root, modules, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, code)
    }
    write('a/x/x.repository.ts', 'export const createX = () => 1\nexport type X = number\n')
    write('a/x/x.service.ts', "import { createX } from './x.repository.ts'\n")
    write('b/y/types.ts', "import type { X } from '../../a/x/x.repository.ts'\n")
    write('b/y/value.ts', "import { createX, type X } from '../../a/x/x.repository.ts'\n")
    write('b/y/exported.ts', "export { createX } from '../../a/x/x.repository.ts'\n")
    write('create-modules.ts', "import { createX } from './a/x/x.repository.ts'\n")
    const target = `${modules}/a/x/x.repository.ts`
    expect(foreignRepositories(root).toSorted()).toEqual([
      `${modules}/b/y/exported.ts imports ${target}`,
      `${modules}/b/y/value.ts imports ${target}`,
      `${modules}/create-modules.ts imports ${target}`,
    ])
  })
})
