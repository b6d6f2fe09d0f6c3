import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** A folder of modules to write files to, removed after the test. */
function newModules() {
  const root = mkdtempSync(join(tmpdir(), 'repository-imports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, code: string) => {
    const path = join(root, modules, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
  return { root, write }
}

const factoryImport =
  /^import (?!type\b)\{[^}]*?(?<!type )\bcreate\w+Repository\b[^}]*\} from '(\.[^']+\.repository\.ts)'/gm

/** Code that creates the repository of another folder: services get it from their module. */
function foreignFactories(root: string): string[] {
  const files = globSync(`${modules}/**/*.ts`, {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.module.ts', '**/*.repository.ts'],
  }).map((file) => file.replaceAll('\\', '/'))
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(factoryImport)]
      .map(([, path = '']) => join(dirname(file), path).replaceAll('\\', '/'))
      .filter((target) => dirname(target) !== dirname(file))
      .map((target) => `${file} creates ${target}`),
  )
}

describe('a repository', () => {
  it('of another folder is created by modules only', () => {
    expect(foreignFactories(resolve(import.meta.dirname, '../..'))).toEqual([])
  })

  it('that a service creates is reported, unless it is in the folder of the service', () => {
    const { root, write } = newModules()
    write('a/x/x.repository.ts', 'export const createXRepository = () => 1\n')
    const from = (path: string, names = 'createXRepository') =>
      `import { ${names} } from '${path}'\n`
    write('a/x/x.service.ts', from('./x.repository.ts'))
    write('a/a.module.ts', from('./x/x.repository.ts'))
    write('a/a.service.ts', from('./x/x.repository.ts', 'type X, createXRepository'))
    write('a/types.ts', from('./x/x.repository.ts', 'type createXRepository, addX'))
    expect(foreignFactories(root)).toEqual([
      `${modules}/a/a.service.ts creates ${modules}/a/x/x.repository.ts`,
    ])
  })

  it('is imported by its own domain only: other domains call its service', () => {
    expect(foreignRepositories(resolve(import.meta.dirname, '../..'))).toEqual([])
  })

  it('of another domain is reported for a value, and not for a type', () => {
    const { root, write } = newModules()
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
