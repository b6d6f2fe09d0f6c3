import type { ReactNode } from 'react'
import * as styles from './parts.css'
import { TableFrame } from './TableFrame'

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
} & ({ 'aria-label': string } | { 'aria-labelledby': string })

/** A table that scrolls sideways where it does not fit. */
export function DashboardTable({ columns, children, ...label }: DashboardTableProps) {
  return (
    <TableFrame {...label}>
      <table className={styles.table} {...label}>
        <thead>
          <tr>
            {columns.map((column) =>
              column === null ? (
                <td key="" />
              ) : (
                <th
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
        <tbody>{children}</tbody>
      </table>
    </TableFrame>
  )
}
