import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const source = 'apps/api/src'
const statement =
  /^(?:import|export) (type )?(?:(\*[^'"]*|\{[^}]*\}) from )?'(\.[^']+\.repository\.ts)'/gm

interface RepositoryImport {
  readonly file: string
  readonly repository: string
  /** Such as `createXRepository` and `type XRepository`. */
  readonly name: string
}

/** What a file imports or exports from repositories. */
function importsOf(root: string, file: string): RepositoryImport[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(statement)].flatMap(([, type = '', names = '*', path = '']) => {
    const repository = join(dirname(file), path).replaceAll('\\', '/')
    return names
      .replace(/[{}]/g, '')
      .split(',')
      .map((each) => type + each.trim())
      .filter((name) => name !== type)
      .map((name) => ({ file, repository, name }))
  })
}

const domainOf = (file: string) => /\/modules\/([^/]+)\//.exec(file)?.[1]
const isFactory = (name: string) => /^create\w+Repository$/.test(name)
const isRepositoryType = (name: string) => /^type \w+Repository$/.test(name)

/**
 * A repository belongs to its folder. Other domains and commands reach it through a service; a command
 * may create it. In its domain, modules create it, services may have it in their dependencies, and
 * other repositories share its SQL. Types of rows are in a file of their own.
 */
function isAllowed({ file, repository, name }: RepositoryImport): boolean {
  if (file.startsWith(`${source}/cli/`)) return isFactory(name)
  if (domainOf(file) !== domainOf(repository)) return false
  // Files of the repository's folder, and of the folders that contain it.
  if (repository.startsWith(`${dirname(file)}/`)) return true
  return /\.(?:module|repository)\.ts$/.test(file) || isRepositoryType(name)
}

function refusedImports(root: string): string[] {
  const files = globSync(`${source}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] })
  return files
    .flatMap((file) => importsOf(root, file.replaceAll('\\', '/')))
    .filter((each) => !isAllowed(each))
    .map(({ file, repository, name }) => `${file} imports ${name} of ${repository}`)
    .toSorted()
}

/** The imports that are refused in a source folder with these files. */
function refusedAmong(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'repository-imports-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, code] of Object.entries(files)) {
    const path = join(root, source, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
  return refusedImports(root).map((each) => each.replaceAll(`${source}/`, ''))
}

describe('a repository', () => {
  it('is imported only where its functions and types may be used', () => {
    expect(refusedImports(resolve(import.meta.dirname, '../..'))).toEqual([])
  })

  it('is for its own domain: others import neither its functions nor its types', () => {
    const refused = refusedAmong({
      'modules/b/y/type.ts': "import type { X } from '../../a/x/x.repository.ts'\n",
      'modules/b/y/y.repository.ts':
        "import {\n  createXRepository,\n  type X,\n} from '../../a/x/x.repository.ts'\n",
      'modules/b/b.module.ts': "export { addX } from '../a/x/x.repository.ts'\n",
      'modules/create-modules.ts': "import { createXRepository } from './a/x/x.repository.ts'\n",
      'cli/x.ts': "import { addX, createXRepository } from '../modules/a/x/x.repository.ts'\n",
    })
    const target = 'modules/a/x/x.repository.ts'
    expect(refused).toEqual([
      `cli/x.ts imports addX of ${target}`,
      `modules/b/b.module.ts imports addX of ${target}`,
      `modules/b/y/type.ts imports type X of ${target}`,
      `modules/b/y/y.repository.ts imports createXRepository of ${target}`,
      `modules/b/y/y.repository.ts imports type X of ${target}`,
      `modules/create-modules.ts imports createXRepository of ${target}`,
    ])
  })

  it('of another folder of the domain is a dependency: no functions, and no types of its rows', () => {
    const names = 'addX, createXRepository, type X, type XRepository'
    const fromX = (path: string) => `import { ${names} } from '${path}/x.repository.ts'\n`
    const refused = refusedAmong({
      'modules/a/x/x.service.ts': fromX('.'),
      'modules/a/x/part/part.ts': fromX('..'),
      'modules/a/a.service.ts': fromX('./x'),
      'modules/a/y/y.service.ts': fromX('../x'),
      'modules/a/y/y.module.ts': fromX('../x'),
      'modules/a/y/y.repository.ts': fromX('../x'),
    })
    expect(refused).toEqual(
      ['modules/a/x/part/part.ts', 'modules/a/y/y.service.ts'].flatMap((file) =>
        ['addX', 'createXRepository', 'type X'].map(
          (name) => `${file} imports ${name} of modules/a/x/x.repository.ts`,
        ),
      ),
    )
  })
})
