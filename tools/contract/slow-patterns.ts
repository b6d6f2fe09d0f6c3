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
    // On a busy machine its usual ten seconds can be too few.
    const result = checkSync(pattern, 'u', { timeout: null })
    if (result.status === 'safe') return []
    if (result.status !== 'vulnerable') return [{ path, pattern, complexity: 'unknown' }]
    const { attack, complexity } = result
    // On a busy machine, its fuzzing takes waiting for work and reports linear patterns.
    const isDoubtful = complexity.type === 'polynomial' && complexity.degree === 2
    if (isDoubtful && !isSlowOn(pattern, attack)) return []
    return [{ path, pattern, complexity: complexity.summary }]
  })
}

/** A text that makes a pattern slow: its parts are repeated. */
interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[]
  readonly suffix: string
}

/** Linear patterns take less than a millisecond for this many characters, quadratic ones over 100. */
const attackLength = 20_000
const slowMilliseconds = 20
const tries = 3

/** Whether the pattern takes much CPU time for a long text of this kind. */
export function isSlowOn(pattern: string, { pumps, suffix }: Attack): boolean {
  const expression = new RegExp(pattern, 'u')
  const length = attackLength / pumps.length
  const parts = pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pump.length))
  const text = parts.join('') + suffix
  return Array.from({ length: tries }).every(() => {
    const start = process.threadCpuUsage()
    expression.test(text)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1_000 > slowMilliseconds
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
