import type { SchoolEditor } from '@edbazaar/api-client'
import type { FieldFormat } from '@edbazaar/feature-editing'
import { type Translate, todayInIndia } from '@edbazaar/feature-platform'
import {
  type FeeEntry,
  type FeeProblem,
  feeProblems,
  formatAmount,
  isEmptyEntry,
  readAmount,
} from '@edbazaar/ui/FeeSheetEditor'
import * as v from 'valibot'
import { messages } from './messages'
import { askedYear } from './school-year'

type Fees = NonNullable<SchoolEditor['fees']>

/** The fee sheet as it is typed. */
export interface FeesDraft {
  year: string
  entries: readonly FeeEntry[]
}

/** The heads of the contract, in the order of the columns. */
export const feeHeads = ['admission', 'tuition', 'transport', 'books'] as const

const savedSchema = v.object({
  year: v.string(),
  rows: v.array(
    v.object({
      classes: v.string(),
      admission: v.nullable(v.number()),
      tuition: v.nullable(v.number()),
      transport: v.nullable(v.number()),
      books: v.nullable(v.number()),
    }),
  ),
})
const draftSchema = v.object({
  year: v.string(),
  entries: v.array(v.object({ classes: v.string(), amounts: v.array(v.string()) })),
})

const emptyFees = (): FeesDraft => ({ year: askedYear(todayInIndia(new Date())), entries: [] })

/** Reads a saved fee sheet, or a draft of one. */
export const feesFormat: FieldFormat<FeesDraft> = {
  get empty() {
    return emptyFees()
  },
  read: (stored) => {
    if (stored === null) return emptyFees()
    const draft = v.safeParse(draftSchema, stored)
    if (draft.success) return draft.output
    const saved = v.safeParse(savedSchema, stored)
    return saved.success ? draftOf(saved.output) : undefined
  },
}

const draftOf = ({ year, rows }: Fees): FeesDraft => ({
  year,
  entries: rows.map((row) => ({
    classes: row.classes,
    amounts: feeHeads.map((head) => formatAmount(row[head])),
  })),
})

/** The fee sheet as the API receives it; null without rows. Its message names row and column. */
export const feesSchema = (t: Translate, headNames: readonly string[]) =>
  v.pipe(
    draftSchema,
    v.rawTransform<v.InferOutput<typeof draftSchema>, Fees | null>(
      ({ dataset: { value }, addIssue, NEVER }) => {
        const [problem] = feeProblems(value.entries)
        if (problem) {
          addIssue({ message: problemMessage(problem, value.entries, headNames, t) })
          return NEVER
        }
        const rows = value.entries.filter((entry) => !isEmptyEntry(entry)).map(rowOf)
        return rows.length === 0 ? null : { year: value.year, rows }
      },
    ),
  )

function rowOf({ classes, amounts }: FeeEntry): Fees['rows'][number] {
  const [admission = null, tuition = null, transport = null, books = null] = amounts.map(readAmount)
  return { classes: classes.trim(), admission, tuition, transport, books }
}

function problemMessage(
  { row, column, kind }: FeeProblem,
  entries: readonly FeeEntry[],
  headNames: readonly string[],
  t: Translate,
): string {
  const name = entries[row]?.classes.trim() ?? ''
  if (kind === 'amount')
    return t(
      messages.problems.amount(
        name || t(messages.unnamedRow(row + 1)),
        headNames[column - 1] ?? '',
      ),
    )
  return t(messages.problems[kind](row + 1, name))
}
