import type { FeeEntry, FeeHead } from './fee-entries'
import { emptyEntry, readAmount, tidyAmount } from './fee-entries'

/** Cells copied from a spreadsheet or a text file, row by row. */
export type PastedCells = readonly (readonly string[])[]

/** The cells of a pasted text with several cells; null for a single value. */
export function pastedCells(text: string): PastedCells | null {
  const separator = separatorOf(text)
  const rows = splitCells(text.replace(/\r\n?/g, '\n'), separator)
    .map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''))
  const [first = [], ...others] = rows
  // "Nursery, LKG" is one value; "Class 1, 25000" are two.
  const isSingle =
    others.length === 0 &&
    (first.length < 2 || (separator === ',' && !first.some((cell) => readAmount(cell))))
  return isSingle ? null : rows
}

/** Spreadsheets copy tabs. Commas separate cells only if the text is not one grouped amount. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  return readAmount(text) === undefined ? ',' : '\t'
}

/** Splits a table; a cell in double quotes may contain the separator and line breaks. */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') cell += text.charAt(++index)
      else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (character === separator && !isGrouping(text, index, separator)) endCell()
    else if (character === '\n') {
      endCell()
      rows.push([])
    } else cell += character
  }
  endCell()
  return rows
}

/** Whether the comma groups the digits of an amount with a rupee sign: `₹1,24,500`. */
function isGrouping(text: string, index: number, separator: string): boolean {
  if (separator !== ',') return false
  const start = Math.max(text.lastIndexOf('₹', index), text.lastIndexOf('Rs', index))
  const amount = start === -1 ? '' : text.slice(start, index)
  return /^(?:₹|Rs\.?)\s*[\d,]*\d$/.test(amount) && /^\d{2,3}(?!\d)/.test(text.slice(index + 1))
}

const headWords: readonly (readonly [RegExp, number])[] = [
  [/admission|registration|one.?time/i, 0],
  [/tuition|school fee|annual fee/i, 1],
  [/transport|bus|van/i, 2],
  [/book|uniform|kit|stationery/i, 3],
]
const classWords = /^(?:class(?:es)?|grade|standard|std\.?)$/i

/** The column of each heading: 0 is the class, the heads follow; null for other headings. */
function columnsOf(cells: readonly string[], heads: readonly FeeHead[]): (number | null)[] | null {
  const isHeading = cells.every((cell) => cell === '' || typeof readAmount(cell) !== 'number')
  if (!isHeading) return null
  const columns = cells.map((cell, index) => columnOf(cell, heads, index))
  return columns.some((column) => column !== null && column > 0) ? columns : null
}

function columnOf(cell: string, heads: readonly FeeHead[], index: number): number | null {
  if (classWords.test(cell) || (index === 0 && cell === '')) return 0
  const words = headWords.find(([word]) => word.test(cell))?.[0]
  const column = heads.findIndex(({ name }) => words?.test(name) || name === cell)
  return column === -1 ? null : column + 1
}

export interface PastedFees {
  entries: FeeEntry[]
  /** Rows that were filled. */
  filled: number
  /** Pasted rows that did not fit. */
  left: number
}

interface PasteTarget {
  row: number
  /** 0 is the class. */
  column: number
  maxRows: number
}

/**
 * Fills the sheet from a cell on. A first row of headings is not filled in: it decides which column
 * each value belongs to.
 */
export function pasteFees(
  entries: readonly FeeEntry[],
  cells: PastedCells,
  heads: readonly FeeHead[],
  { row, column, maxRows }: PasteTarget,
): PastedFees {
  const [first = [], ...others] = cells
  const columns = columnsOf(first, heads)
  const rows = columns === null ? cells : others
  const filled = entries.slice()
  const fitting = rows.slice(0, Math.max(0, maxRows - row))
  for (const [offset, values] of fitting.entries()) {
    const before = filled[row + offset] ?? emptyEntry(heads)
    filled[row + offset] = values.reduce((entry, value, index) => {
      const target = columns === null ? column + index : (columns[index] ?? null)
      return target === null ? entry : withCell(entry, target, value)
    }, before)
  }
  return { entries: filled, filled: fitting.length, left: rows.length - fitting.length }
}

/** The entry with one cell changed; a column that does not exist changes nothing. */
function withCell(entry: FeeEntry, column: number, text: string): FeeEntry {
  if (column === 0) return { ...entry, classes: text }
  if (column > entry.amounts.length) return entry
  return { ...entry, amounts: entry.amounts.with(column - 1, tidyAmount(text)) }
}
