import { formatCount } from '../../formatting/numbers'

/** A row of the sheet as it is typed. */
export interface FeeEntry {
  /** The classes it applies to: "Class 1 to 5". */
  classes: string
  /** One text for each head, in their order; empty if not provided. */
  amounts: readonly string[]
}

/** A kind of fee: a column of the sheet. */
export interface FeeHead {
  /** The heading, with its period: "Tuition, a year". */
  name: string
  /** Whether it is paid once, in the first year only. @default false */
  isOnce?: boolean
}

/** The largest amount of a cell, in rupees. */
const maxFee = 10_000_000

const notApplicable = /^(?:[-–—]|n\/?a)$/i
const free = /^(?:nil|free)$/i
const rupeeSigns = /₹|\brs\.?(?=\s*\d)|\binr\b|\/-|\s/gi
const wholeAmount = /^(\d{1,3}(?:,\d{2,3})*|\d+)(?:\.0{1,2})?$/

/** Devanagari digits as 0 to 9. */
const digitsOf = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))

/**
 * The rupees of a typed or pasted text such as `₹1,24,500`, `Rs. 1,24,500/-` or `nil`. Null if it is
 * empty, undefined if it is not a whole amount of up to ₹1,00,00,000.
 */
export function readAmount(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || notApplicable.test(trimmed)) return null
  if (free.test(trimmed)) return 0
  const [, digits] = wholeAmount.exec(digitsOf(trimmed).replace(rupeeSigns, '')) ?? []
  if (digits === undefined) return undefined
  const amount = Number(digits.replaceAll(',', ''))
  return amount <= maxFee ? amount : undefined
}

/** An amount as a cell shows it: Indian digit grouping, empty without an amount. */
export const formatAmount = (amount: number | null) => (amount === null ? '' : formatCount(amount))

/** The text of a cell after it was left. What cannot be read stays as it is. */
export function tidyAmount(text: string): string {
  const amount = readAmount(text)
  return amount === undefined ? text : formatAmount(amount)
}

export const isEmptyEntry = ({ classes, amounts }: FeeEntry) =>
  classes.trim() === '' && amounts.every((amount) => amount.trim() === '')

export const emptyEntry = (heads: readonly FeeHead[]): FeeEntry => ({
  classes: '',
  amounts: heads.map(() => ''),
})

/** The cost of a class every year and in its first year, in rupees; null without such amounts. */
export function totalsOf({ amounts }: FeeEntry, heads: readonly FeeHead[]) {
  const known = heads.flatMap(({ isOnce = false }, index) => {
    const amount = readAmount(amounts[index] ?? '')
    return typeof amount === 'number' ? [{ isOnce, amount }] : []
  })
  const sum = (some: typeof known) =>
    some.length === 0 ? null : some.reduce((total, { amount }) => total + amount, 0)
  return { yearly: sum(known.filter(({ isOnce }) => !isOnce)), firstYear: sum(known) }
}

export type FeeProblemKind = 'classMissing' | 'classTwice' | 'classTooLong' | 'amount'

/** A cell that cannot be saved. */
export interface FeeProblem {
  /** Index of the row. */
  row: number
  /** 0 is the class; the heads follow from 1. */
  column: number
  kind: FeeProblemKind
}

const maxClassLength = 60

/** All cells that cannot be saved, row by row. Empty rows have no problems. */
export function feeProblems(entries: readonly FeeEntry[]): FeeProblem[] {
  const names = entries.map(({ classes }) => classes.trim().toLowerCase())
  return entries.flatMap((entry, row): FeeProblem[] => {
    if (isEmptyEntry(entry)) return []
    const kind = classProblem(names, row)
    const amounts = entry.amounts.flatMap((text, index): FeeProblem[] =>
      readAmount(text) === undefined ? [{ row, column: index + 1, kind: 'amount' }] : [],
    )
    return kind === null ? amounts : [{ row, column: 0, kind }, ...amounts]
  })
}

function classProblem(names: readonly string[], row: number): FeeProblemKind | null {
  const name = names[row] ?? ''
  if (name === '') return 'classMissing'
  if (name.length > maxClassLength) return 'classTooLong'
  return names.indexOf(name) < row ? 'classTwice' : null
}
