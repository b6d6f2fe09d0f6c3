'use client'

import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { Anchor } from '../Link/LinkProvider'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './DataTable.css'
import type { DataTableProps } from './data-table-types'
import type { DataTableLabels } from './labels'
import { roles } from './roles'
import { SelectBox } from './SelectBox'
import type { HeadView, RowView } from './use-data-table'

interface TableRowProps<Row extends object>
  extends Pick<DataTableProps<Row>, 'nameOf' | 'hrefOf' | 'onOpen' | 'rowActions'> {
  view: RowView<Row>
  heads: readonly HeadView<Row>[]
  canSelect: boolean
  labels: DataTableLabels
  /** Handlers and state of the row's element. */
  rowProps: ComponentProps<'tr'>
}

/** A row with checkbox, name, values and actions; a card on a narrow page. */
export function TableRow<Row extends object>({
  view,
  heads,
  canSelect,
  labels,
  nameOf,
  hrefOf,
  onOpen,
  rowActions,
  rowProps,
}: TableRowProps<Row>) {
  const { row } = view
  const canOpen = hrefOf?.(row) !== undefined || onOpen !== undefined
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-selected={view.isSelected || undefined}
      data-opens={canOpen || undefined}
      {...rowProps}
    >
      {canSelect && (
        <td {...roles.cell} className={styles.pickCell}>
          <SelectBox
            label={labels.selectRow(nameOf(row))}
            checked={view.isSelected}
            disabled={!view.canSelect}
            onChange={view.onToggleBox}
          />
        </td>
      )}
      {heads.map(({ column }, place) =>
        place === 0 ? (
          <th
            key={column.id}
            {...roles.rowHeader}
            scope="row"
            className={styles.name}
            data-wraps={column.wraps || undefined}
          >
            <span className={styles.value} lang={languageOf(nameOf(row))}>
              <Opener href={hrefOf?.(row)} onOpen={onOpen && (() => onOpen(row))}>
                {column.cell(row)}
              </Opener>
            </span>
          </th>
        ) : (
          <Cell key={column.id} column={column} none={labels.none}>
            {column.cell(row)}
          </Cell>
        ),
      )}
      {rowActions && (
        <td {...roles.cell} className={styles.actions}>
          {rowActions(row)}
        </td>
      )}
    </tr>
  )
}

interface OpenerProps {
  href: string | undefined
  onOpen: (() => void) | undefined
  children: ReactNode
}

/** The row's name, as the link or button that opens it. */
function Opener({ href, onOpen, children }: OpenerProps) {
  if (href !== undefined) {
    return (
      <Anchor href={href} className={styles.opener} data-opener="">
        {children}
      </Anchor>
    )
  }
  if (onOpen === undefined) return children
  return (
    <button type="button" className={styles.opener} data-opener="" onClick={onOpen}>
      {children}
    </button>
  )
}

interface CellProps<Row> {
  column: HeadView<Row>['column']
  none: string
  children: ReactNode
}

function Cell<Row>({ column, none, children }: CellProps<Row>) {
  const isEmpty = children === null || children === undefined || children === ''
  return (
    <td
      {...roles.cell}
      className={styles.cell}
      data-label={column.header}
      data-numeric={column.isNumeric || undefined}
      data-wraps={column.wraps || undefined}
      data-empty={isEmpty || undefined}
    >
      <span
        className={styles.value}
        lang={typeof children === 'string' ? languageOf(children) : undefined}
      >
        {isEmpty ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{none}</VisuallyHidden>
          </>
        ) : (
          children
        )}
      </span>
    </td>
  )
}
