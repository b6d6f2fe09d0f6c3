import type { ImportCounts } from '../../../../db/schema/imports.ts'
import { duration, grouped } from './import-display.ts'

export interface Outcome {
  readonly counts: ImportCounts
  /** Records done by this process. */
  readonly records: number
  readonly resumedFrom: number
  /** Rows that got an approximate place. */
  readonly placed: number
  readonly isFinished: boolean
}

export interface Effort {
  readonly seconds: number
  /** Peak memory of this process, in megabytes of 2^20 bytes. */
  readonly megabytes: number
}

/** What an import has done, for a person to read: one line for each thing worth knowing. */
export function importSummary(outcome: Outcome, effort: Effort, rejectedPath: string): string {
  const { counts, records } = outcome
  const isUnchanged = counts.inserted + counts.updated + outcome.placed === 0
  const lines = [
    outcome.isFinished
      ? `Done in ${duration(effort.seconds)}: ${grouped(records / effort.seconds)} rows/s, peak memory ${grouped(effort.megabytes)} MB.`
      : 'Interrupted: the same command goes on from here.',
    ...(outcome.isFinished && isUnchanged ? ['Nothing has changed.'] : []),
    `  inserted   ${grouped(counts.inserted)}`,
    `  updated    ${grouped(counts.updated)}`,
    `  unchanged  ${grouped(counts.unchanged)}`,
    `  rejected   ${grouped(counts.rejected + counts.duplicates)}${ofThem(counts)}`,
    `  fields dropped from rows that went in: ${grouped(counts.droppedFields)}`,
  ]
  if (counts.mendedIds > 0)
    lines.push(`  ids that got their leading zero back: ${grouped(counts.mendedIds)}`)
  if (outcome.placed > 0)
    lines.push(`  placed approximately, by pincode, town or district: ${grouped(outcome.placed)}`)
  if (outcome.resumedFrom > 0)
    lines.push(`  (counts include the ${grouped(outcome.resumedFrom)} rows of the interrupted run)`)
  lines.push(`Whatever was not taken as it stands is listed in ${rejectedPath}`)
  return lines.join('\n')
}

const ofThem = ({ duplicates }: ImportCounts) =>
  duplicates > 0 ? `, of them ${grouped(duplicates)} with the key of an earlier row` : ''
