import type { ReactNode } from 'react'
import * as styles from './parts.css'
import * as stackedStyles from './stacked-table.css'
import { TableFrame } from './TableFrame'
import { roles } from './table-roles'

interface Column {
  heading: string
  /** Aligns the heading with numbers. @default false */
  isNumber?: boolean
}

type DashboardTableProps = {
  /** The headings; null above a column of actions. */
  columns: readonly (Column | null)[]
  /** The rows. */
  children: ReactNode
  /**
   * Whether a phone shows each row as its name and a line with the other cells, named by their
   * `data-label`. Rows and cells then need `roles`. @default false
   */
  isStacked?: boolean
} & ({ 'aria-label': string } | { 'aria-labelledby': string })

/** A table that scrolls sideways where it does not fit, or is stacked on a phone. */
export function DashboardTable({
  columns,
  children,
  isStacked = false,
  ...label
}: DashboardTableProps) {
  return (
    <TableFrame {...label}>
      <table
        {...roles.table}
        className={isStacked ? stackedStyles.stackedTable : styles.table}
        {...label}
      >
        <thead {...roles.rows}>
          <tr {...roles.row}>
            {columns.map((column) =>
              column === null ? (
                <td key="" {...roles.cell} />
              ) : (
                <th
                  {...roles.column}
                  key={column.heading}
                  scope="col"
                  className={column.isNumber ? styles.number : undefined}
                >
                  {column.heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody {...roles.rows}>{children}</tbody>
      </table>
    </TableFrame>
  )
}
