import { globSync } from 'node:fs'
import type { Manifest, Target } from './published.ts'

export interface EntryPoint {
  /** The path after the package's name: `.`, `./Button`, `./Button.css`. */
  readonly path: string
  /** Its file, relative to the package. */
  readonly file: string
  /** Whether it has types; a script or stylesheet for a page's own tag has none. */
  readonly isTyped: boolean
}

/**
 * Every path that an unpacked package exports, with patterns expanded to existing files. As in
 * Node, a path belongs only to the most specific pattern.
 */
export function entryPointsOf(folder: string, { exports }: Manifest): EntryPoint[] {
  const found = new Map<string, EntryPoint>()
  const patterns = Object.entries(exports).sort(([a], [b]) => rankOf(b) - rankOf(a))
  for (const [pattern, target] of patterns) {
    const isTyped = typeof target !== 'string' && 'types' in target
    for (const { path, file } of expand(folder, pattern, fileOf(target))) {
      if (!found.has(path)) found.set(path, { path, file, isTyped })
    }
  }
  return [...found.values()]
}

/** Paths before patterns; of patterns, the longer one. */
const rankOf = (pattern: string) => (pattern.includes('*') ? pattern.length : Number.MAX_VALUE)

function fileOf(target: Target): string {
  const file = typeof target === 'string' ? target : target.default
  if (file === undefined) throw new Error(`An export has no default: ${JSON.stringify(target)}`)
  return file
}

function expand(folder: string, pattern: string, file: string): Omit<EntryPoint, 'isTyped'>[] {
  const [before = '', after] = file.replace(/^\.\//, '').split('*')
  if (after === undefined) return [{ path: pattern, file }]
  return globSync(`${before}*${after}`, { cwd: folder })
    .sort()
    .map((match) => match.slice(before.length, match.length - after.length))
    .map((name) => ({ path: pattern.replace('*', name), file: file.replace('*', name) }))
}
