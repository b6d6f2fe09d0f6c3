'use client'

import { useId } from 'react'
import { BulkBar } from '../BulkBar/BulkBar'
import { EmptyState } from '../EmptyState/EmptyState'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css'
import * as styles from './DataTable.css'
import type { DataTableProps } from './data-table-types'
import { defaultLabels } from './labels'
import { roles } from './roles'
import { SkeletonRows } from './SkeletonRows'
import { TableHead } from './TableHead'
import { TableRow } from './TableRow'
import { TableTools } from './TableTools'
import { useActiveRow } from './use-active-row'
import { useDataTable } from './use-data-table'

/**
 * A table for working through a server-side list: sorting, selection with bulk actions, hidden
 * columns and keyboard shortcuts. It does not load or sort data itself. On a narrow page each row
 * is a card.
 */
export function DataTable<Row extends object, Id extends string = string>(
  props: DataTableProps<Row, Id>,
) {
  const {
    caption,
    captionPlace = 'hidden',
    columns,
    rows,
    idOf,
    nameOf,
    tools,
    labels: givenLabels,
    isLoading = false,
    skeletonRows = 10,
    empty,
    error,
    sort,
    onSortChange,
    selected,
    onSelectedChange,
    isSelectable,
    bulkActions,
    bulkNote,
    hiddenColumns,
    onHiddenColumnsChange,
    rowActions,
    actionsWidth = 60,
    hrefOf,
    onOpen,
    activeId,
    onActiveChange,
    onRowKeyDown,
    ...rest
  } = props
  const id = useId()
  const labels = { ...defaultLabels, ...givenLabels }
  const { heads, menu, body, page } = useDataTable(props)
  const canSelect = selected !== undefined
  const hasActions = rowActions !== undefined
  const { table, rowProps } = useActiveRow({
    activeId,
    onActiveChange,
    onRowKeyDown,
    rows: body,
    canSelect,
  })
  const isWaiting = isLoading && body.length === 0 && !error
  const nothing = body.length === 0 && !isLoading && (empty ?? <EmptyState title={labels.empty} />)
  const message = error ?? nothing
  const count = selected?.length ?? 0

  return (
    <div {...rest}>
      <div className={styles.frame}>
        <TableTools
          tools={tools}
          heads={heads}
          page={canSelect ? page : undefined}
          menu={onHiddenColumnsChange && menu}
          labels={labels}
        />
        <table
          {...roles.table}
          ref={table}
          className={styles.table}
          aria-labelledby={id}
          aria-busy={isLoading || undefined}
        >
          <caption id={id} className={captionPlace === 'hidden' ? hidden : styles.caption}>
            {caption}
          </caption>
          <colgroup>
            {canSelect && <col className={styles.pickColumn} />}
            {heads.map(({ column }) => (
              <col key={column.id} width={column.width} />
            ))}
            {hasActions && <col width={actionsWidth} />}
          </colgroup>
          <TableHead
            heads={heads}
            page={canSelect ? page : undefined}
            hasActions={hasActions}
            labels={labels}
          />
          {isWaiting && (
            <SkeletonRows
              count={skeletonRows}
              heads={heads}
              canSelect={canSelect}
              hasActions={hasActions}
            />
          )}
          {message ? (
            <tbody {...roles.rowGroup}>
              <tr {...roles.row}>
                <td
                  {...roles.cell}
                  colSpan={heads.length + Number(canSelect) + Number(hasActions)}
                  className={styles.message}
                >
                  {message}
                </td>
              </tr>
            </tbody>
          ) : (
            <tbody {...roles.rowGroup}>
              {body.map((view) => (
                <TableRow
                  key={view.id}
                  view={view}
                  heads={heads}
                  canSelect={canSelect}
                  labels={labels}
                  nameOf={nameOf}
                  hrefOf={hrefOf}
                  onOpen={onOpen}
                  rowActions={rowActions}
                  rowProps={rowProps(view)}
                />
              ))}
            </tbody>
          )}
        </table>
      </div>
      <VisuallyHidden role="status">
        {isLoading ? labels.loading : count > 0 && labels.selected(count)}
      </VisuallyHidden>
      {count > 0 && bulkActions && (
        <BulkBar
          count={count}
          note={bulkNote}
          label={labels.selected(count)}
          clearLabel={labels.clearSelection}
          onClear={() => onSelectedChange?.([])}
        >
          {bulkActions}
        </BulkBar>
      )}
    </div>
  )
}
