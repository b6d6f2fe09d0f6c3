'use client'

import { languageOf } from '../../formatting/languages'
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/editor-icons'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './DataTable.css'
import type { DataTableLabels } from './labels'
import { roles } from './roles'
import { SelectBox } from './SelectBox'
import type { HeadView, PageView } from './use-data-table'

interface TableHeadProps<Row> {
  heads: readonly HeadView<Row>[]
  /** Undefined where rows cannot be selected. */
  page: PageView | undefined
  hasActions: boolean
  labels: DataTableLabels
}

/** The sortable headings; they stay in view while the page scrolls. */
export function TableHead<Row>({ heads, page, hasActions, labels }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row}>
        {page && (
          <th {...roles.columnHeader} scope="col" className={styles.pickHeading}>
            <SelectBox
              label={labels.selectAll}
              checked={page.isAll}
              isMixed={page.isSome && !page.isAll}
              disabled={!page.canSelect}
              onChange={page.onToggle}
            />
          </th>
        )}
        {heads.map((head) => (
          <Heading key={head.column.id} head={head} />
        ))}
        {hasActions && (
          <th {...roles.columnHeader} scope="col" className={styles.heading}>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

function Heading<Row>({ head: { column, direction, onSort } }: { head: HeadView<Row> }) {
  const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      className={styles.heading}
      lang={languageOf(column.header)}
      aria-sort={direction}
      data-numeric={column.isNumeric || undefined}
    >
      {onSort === undefined ? (
        column.header
      ) : (
        <button type="button" className={styles.sortButton} onClick={onSort}>
          {column.header}
          <Arrow size="small" className={styles.arrow} data-sorted={direction} />
        </button>
      )}
    </th>
  )
}
