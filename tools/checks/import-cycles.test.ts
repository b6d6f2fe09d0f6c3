import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycle, groupGraph, importGraph } from './import-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const notCode = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/generated/**', '**/node_modules/**']
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: notCode }).map((file) => file.replaceAll('\\', '/'))

/** The folders with code, and those above them, without the folder of all packages. */
function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const file of files) {
    const parts = file.split('/')
    for (let i = parts.indexOf('src') + 1; i < parts.length; i++)
      folders.add(parts.slice(0, i).join('/'))
  }
  return [...folders]
}

/**
 * Names the folder below `parent` that contains a file. In ui, a component or an internal part counts
 * as a folder: components use some parts, and others consist of components.
 */
function childOf(parent: string) {
  const depth = parent === 'packages/ui/src' ? 2 : 1
  return (file: string): string | undefined => {
    if (!file.startsWith(`${parent}/`)) return undefined
    const names = file.slice(parent.length + 1).split('/')
    return names.length > depth || (depth === 2 && names[0] === 'internal')
      ? names.slice(0, depth).join('/')
      : undefined
  }
}

describe('imports', () => {
  it.each(['apps/*/src', 'packages/*/src', 'packages/features/*/src'])(
    'of the files in %s have no cycle when the code runs',
    (folder) => {
      const files = filesOf(`${folder}/**/*.{ts,tsx}`)
      expect(files).not.toEqual([])
      expect(findCycle(importGraph(files, { root, kind: 'runtime' }))).toBeNull()
    },
  )

  it('between the modules of the API and between its domains have no cycle, not even of types', () => {
    const graph = importGraph(filesOf('apps/api/src/modules/*/**/*.ts'), { root, kind: 'all' })
    const modules = groupGraph(graph, (file) => /modules\/([^/]+\/[^/]+)\//.exec(file)?.[1])
    expect(modules.size).toBeGreaterThan(30)
    expect(findCycle(modules)).toBeNull()
    const domains = groupGraph(graph, (file) => /modules\/([^/]+)\//.exec(file)?.[1])
    expect(domains.size).toBeGreaterThan(8)
    expect(findCycle(domains)).toBeNull()
  })

  it.each(['packages/*/src', 'packages/features/*/src', 'apps/*/src'])(
    'between the folders beside each other in %s have no cycle, not even of types',
    (pattern) => {
      const sources = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] })
      const cycles = sources.flatMap((source) => {
        const files = filesOf(`${source}/**/*.{ts,tsx}`)
        const graph = importGraph(files, { root, kind: 'all' })
        return foldersOf(files).map((folder) => findCycle(groupGraph(graph, childOf(folder))))
      })
      expect(cycles).not.toEqual([])
      expect(cycles.filter((cycle) => cycle !== null)).toEqual([])
    },
  )

  it('between the packages have no cycle', () => {
    const packages = filesOf('{apps,packages,packages/features}/*/package.json').map((file) =>
      JSON.parse(readFileSync(join(root, file), 'utf8')),
    )
    const names = new Set(packages.map(({ name }) => String(name)))
    const dependenciesOf = ({ dependencies = {}, devDependencies = {} }) =>
      new Set(
        Object.keys({ ...dependencies, ...devDependencies }).filter((each) => names.has(each)),
      )
    const graph = new Map(packages.map((each) => [String(each.name), dependenciesOf(each)]))
    expect(graph.size).toBeGreaterThan(20)
    expect(findCycle(graph)).toBeNull()
  })
})

describe('the search for a cycle', () => {
  const graphOf = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([node, targets]) => [node, new Set(targets)]))

  it('returns the path of a cycle', () => {
    expect(findCycle(graphOf({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b'])
  })

  it('returns null for a node that is reached in two ways', () => {
    expect(findCycle(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeNull()
  })
})
