import { checkSync } from 'recheck'

/** A pattern whose time may grow faster than the length of the text, and its place in the document. */
export interface SlowPattern {
  readonly path: string
  readonly pattern: string
  readonly complexity: string
}

/**
 * Finds the patterns of a document that a long text could make slow. The server matches them on its
 * only thread, so one request would stop all others.
 */
export function slowPatterns(document: unknown): SlowPattern[] {
  // The builds for Java and Linux are not installed.
  process.env.RECHECK_SYNC_BACKEND = 'pure'
  return patternsOf(document, '').flatMap(({ path, pattern }) => {
    const result = checkSync(pattern, 'u')
    if (result.status === 'safe') return []
    const complexity = result.status === 'vulnerable' ? result.complexity.summary : 'unknown'
    return [{ path, pattern, complexity }]
  })
}

function patternsOf(part: unknown, path: string): { path: string; pattern: string }[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string'
      ? [{ path, pattern: value }]
      : patternsOf(value, `${path}/${key}`),
  )
}
