import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycle, groupGraph, importGraph } from './import-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const notCode = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/generated/**', '**/node_modules/**']
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: notCode }).map((file) => file.replaceAll('\\', '/'))

describe('imports', () => {
  it.each(['apps/*/src', 'packages/*/src', 'packages/features/*/src'])(
    'of the files in %s have no cycle when the code runs',
    (folder) => {
      const files = filesOf(`${folder}/**/*.{ts,tsx}`)
      expect(files).not.toEqual([])
      expect(findCycle(importGraph(files, { root, kind: 'runtime' }))).toBeNull()
    },
  )

  it('between the modules of the API have no cycle, not even of types', () => {
    const graph = importGraph(filesOf('apps/api/src/modules/*/*/**/*.ts'), { root, kind: 'all' })
    const moduleOf = (file: string) => /modules\/([^/]+\/[^/]+)\//.exec(file)?.[1]
    const modules = groupGraph(graph, moduleOf)
    expect(modules.size).toBeGreaterThan(30)
    expect(findCycle(modules)).toBeNull()
  })

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
