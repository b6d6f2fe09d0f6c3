import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The nodes that each node depends on. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Imports that exist when the code runs, which excludes types and code that loads on demand. */
const runtimeImport = /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'(\.[^']+)'/gm
/** All relative imports, including types and code that loads on demand. */
const anyImport = /(?:^(?:import|export) (?:[^'"]*? from )?|\bimport\()'(\.[^']+)'/gm

interface GraphOptions {
  /** The folder that the files are relative to. */
  readonly root: string
  readonly kind: 'runtime' | 'all'
}

/** The imports between the files. */
export function importGraph(files: readonly string[], { root, kind }: GraphOptions): Graph {
  const known = new Set(files)
  const pattern = kind === 'runtime' ? runtimeImport : anyImport
  const targetsOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].flatMap(([, path = '']) => {
      const target = join(dirname(file), path).replaceAll('\\', '/')
      const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`]
      return candidates.filter((candidate) => known.has(candidate)).slice(0, 1)
    })
  return new Map(files.map((file) => [file, new Set(targetsOf(file))]))
}

/** Joins nodes into groups. Nodes without a group are left out. */
export function groupGraph(graph: Graph, groupOf: (node: string) => string | undefined): Graph {
  const grouped = new Map<string, Set<string>>()
  for (const [node, targets] of graph) {
    const group = groupOf(node)
    if (group === undefined) continue
    const groupTargets = grouped.get(group) ?? new Set()
    grouped.set(group, groupTargets)
    for (const target of targets) {
      const targetGroup = groupOf(target)
      if (targetGroup !== undefined && targetGroup !== group) groupTargets.add(targetGroup)
    }
  }
  return grouped
}

/** One cycle of the graph as a path that ends where it begins; null if there is none. */
export function findCycle(graph: Graph): readonly string[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (node: string): readonly string[] | null => {
    if (done.has(node)) return null
    const start = path.indexOf(node)
    if (start >= 0) return [...path.slice(start), node]
    path.push(node)
    for (const target of graph.get(node) ?? []) {
      const cycle = visit(target)
      if (cycle) return cycle
    }
    path.pop()
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const cycle = visit(node)
    if (cycle) return cycle
  }
  return null
}
