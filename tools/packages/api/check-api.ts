import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Packed } from '../pack.ts'
import { breaksBetween } from './breaks.ts'
import { changesOf } from './changesets.ts'
import { reportOf } from './report.ts'

const changesets = resolve(import.meta.dirname, '../../../.changeset')

/** What a package promises now, and what its last release did. */
const filesOf = ({ source }: Packed) => ({
  current: join(source, 'api/current.md'),
  released: join(source, 'api/released.md'),
})

/** Writes down what the packed package promises. */
export function recordApi(packed: Packed): void {
  const { current } = filesOf(packed)
  mkdirSync(join(packed.source, 'api'), { recursive: true })
  writeFileSync(current, reportOf(packed))
}

/**
 * Throws where the packed package promises something else than is written down, or where it breaks
 * what its last release promised without a changeset that says so: a major one, before 1.0.0 a
 * minor one.
 */
export function checkApi(packed: Packed): void {
  const { name } = packed
  const { current, released } = filesOf(packed)
  const report = reportOf(packed)
  if (!existsSync(current) || readFileSync(current, 'utf8') !== report) {
    throw new Error(`${name} exports something new: pnpm record:api, and look at the difference.`)
  }
  if (!existsSync(released)) return
  const before = readFileSync(released, 'utf8')
  const breaks = breaksBetween(before, report)
  const wanted = /^# \S+ 0\./.test(before) ? ['major', 'minor'] : ['major']
  if (breaks.length > 0 && !changesOf(changesets, name).some((change) => wanted.includes(change))) {
    const list = breaks.map((line) => `  ${line}`).join('\n')
    throw new Error(`${name} breaks its last release without a ${wanted[0]} changeset:\n${list}`)
  }
}
