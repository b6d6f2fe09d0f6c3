import { dayCell } from './day-cell'

interface DayColumn<Row, Id extends string> {
  id: Id
  header: string
  of: (row: Row) => string | null
  /** @default true */
  isSortable?: boolean
}

/** A column of days, the latest first. */
export const dayColumn = <Row, const Id extends string>({
  id,
  header,
  of,
  isSortable = true,
}: DayColumn<Row, Id>) => ({
  id,
  header,
  cell: (row: Row) => dayCell(of(row)),
  isSortable,
  width: 116,
  firstDirection: 'descending' as const,
})
