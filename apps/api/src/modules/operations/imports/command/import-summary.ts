import type { ImportCounts } from '../../../../db/schema/imports.ts'
import { duration, grouped } from './import-display.ts'

export interface Outcome {
  readonly counts: ImportCounts
  /** Records read by this process. */
  readonly records: number
  readonly resumedFrom: number
  /** Schools that got an approximate location. */
  readonly placed: number
  readonly isFinished: boolean
}

export interface Effort {
  readonly seconds: number
  /** Peak memory of this process, in megabytes of 2^20 bytes. */
  readonly megabytes: number
}

/** The result of an import as text for the operator. */
export function importSummary(outcome: Outcome, effort: Effort, rejectedPath: string): string {
  const { counts, records } = outcome
  const isUnchanged = counts.inserted + counts.updated + outcome.placed === 0
  const lines = [
    outcome.isFinished
      ? `Done in ${duration(effort.seconds)}: ${grouped(records / effort.seconds)} rows/s, peak memory ${grouped(effort.megabytes)} MB.`
      : 'Interrupted. Run the same command again to continue.',
    ...(outcome.isFinished && isUnchanged ? ['Nothing has changed.'] : []),
    `  inserted   ${grouped(counts.inserted)}`,
    `  updated    ${grouped(counts.updated)}`,
    `  unchanged  ${grouped(counts.unchanged)}`,
    `  rejected   ${grouped(counts.rejected + counts.duplicates)}${ofThem(counts)}`,
    `  fields dropped from imported rows: ${grouped(counts.droppedFields)}`,
  ]
  if (counts.repairedIds > 0)
    lines.push(`  ids with a restored leading zero: ${grouped(counts.repairedIds)}`)
  if (outcome.placed > 0)
    lines.push(`  placed approximately, by PIN code, town or district: ${grouped(outcome.placed)}`)
  if (outcome.resumedFrom > 0)
    lines.push(`  (counts include the ${grouped(outcome.resumedFrom)} rows of the interrupted run)`)
  lines.push(`Everything that was not imported unchanged is listed in ${rejectedPath}`)
  return lines.join('\n')
}

const ofThem = ({ duplicates }: ImportCounts) =>
  duplicates > 0 ? `, ${grouped(duplicates)} of them with the key of an earlier row` : ''
