import { InputError } from './input-error.ts'

/** Our column, and the heading under which the file has it. */
export type ColumnMap = Readonly<Record<string, string>>

export interface Headings<Column extends string> {
  /** Position in the file of each column that it has. */
  readonly positions: ReadonlyMap<Column, number>
  readonly count: number
  /** Headings that no column takes: they are told, not dropped in silence. */
  readonly unused: readonly string[]
}

const plain = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/**
 * Finds our columns among a file's headings. Throws InputError where a column of the map, or a
 * `required` one, is not there.
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
      throw new InputError(`--map names the column ${column}; there are ${columns.join(', ')}`)
}

function missing(column: string, heading: string, headings: readonly string[]): string {
  const found = headings
    .map((text) => text.trim())
    .join(', ')
    .slice(0, 500)
  return `The file has no heading ${heading}. It has: ${found}. Say with --map ${column}=HEADING which of them is the ${column}`
}
