import { InputError } from './input-error.ts'

/** The file's heading for each column. */
export type ColumnMap = Readonly<Record<string, string>>

export interface Headings<Column extends string> {
  /** Position of each column in the file. */
  readonly positions: ReadonlyMap<Column, number>
  readonly count: number
  /** Headings that match no column; they are reported. */
  readonly unused: readonly string[]
}

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/**
 * Finds the columns in a file's headings. Throws InputError if a column of the map, or a `required`
 * one, is missing.
 */
export function findHeadings<Column extends string>(
  headings: readonly string[],
  columns: readonly Column[],
  map: ColumnMap,
  required: readonly Column[],
): Headings<Column> {
  refuseUnknown(map, columns)
  const positions = new Map<Column, number>()
  for (const column of columns) {
    const heading = map[column] ?? column
    const position = headings.findIndex((found) => plain(found) === plain(heading))
    if (position >= 0) positions.set(column, position)
    else if (map[column] !== undefined || required.includes(column))
      throw new InputError(missing(column, heading, headings))
  }
  const used = new Set(positions.values())
  const unused = headings.filter((_, position) => !used.has(position))
  return { positions, count: headings.length, unused }
}

function refuseUnknown(map: ColumnMap, columns: readonly string[]): void {
  for (const column of Object.keys(map))
    if (!columns.includes(column))
      throw new InputError(
        `--map names the unknown column ${column}; the columns are ${columns.join(', ')}`,
      )
}

function missing(column: string, heading: string, headings: readonly string[]): string {
  const found = headings
    .map((text) => text.trim())
    .join(', ')
    .slice(0, 500)
  return `The file has no heading ${heading}. It has: ${found}. Use --map ${column}=HEADING`
}
