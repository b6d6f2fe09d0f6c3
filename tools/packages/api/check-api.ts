import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Packed } from '../pack.ts'
import { breaksBetween } from './breaks.ts'
import { changesOf } from './changesets.ts'
import { reportOf } from './report.ts'

const changesets = resolve(import.meta.dirname, '../../../.changeset')

/** The current API report of a package, and that of its last release. */
const filesOf = ({ source }: Packed) => ({
  current: join(source, 'api/current.md'),
  released: join(source, 'api/released.md'),
})

/** Writes the API report of the packed package. */
export function recordApi(packed: Packed): void {
  const { current } = filesOf(packed)
  mkdirSync(join(packed.source, 'api'), { recursive: true })
  writeFileSync(current, reportOf(packed))
}

/**
 * Throws if the packed package differs from its API report, or breaks the API of its last release
 * without a changeset for it: a major one, or before 1.0.0 a minor one.
 */
export function checkApi(packed: Packed): void {
  const { name } = packed
  const { current, released } = filesOf(packed)
  const report = reportOf(packed)
  if (!existsSync(current) || readFileSync(current, 'utf8') !== report) {
    throw new Error(
      `${name} has an unrecorded API change: run pnpm record:api and review the difference.`,
    )
  }
  if (!existsSync(released)) return
  const before = readFileSync(released, 'utf8')
  const breaks = breaksBetween(before, report)
  const allowedChanges = /^# \S+ 0\./.test(before) ? ['major', 'minor'] : ['major']
  if (
    breaks.length > 0 &&
    !changesOf(changesets, name).some((change) => allowedChanges.includes(change))
  ) {
    const list = breaks.map((line) => `  ${line}`).join('\n')
    throw new Error(
      `${name} breaks its last release without a ${allowedChanges[0]} changeset:\n${list}`,
    )
  }
}
