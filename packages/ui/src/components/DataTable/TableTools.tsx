'use client'

import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox'
import { ColumnsIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import { Popover } from '../Popover/Popover'
import { Select } from '../Select/Select'
import type { SortDirection } from './data-table-types'
import type { DataTableLabels } from './labels'
import * as styles from './TableTools.css'
import type { ColumnView, HeadView, PageView } from './use-data-table'

interface TableToolsProps<Row> {
  tools: ReactNode
  heads: readonly HeadView<Row>[]
  /** Undefined where rows cannot be selected. */
  page: PageView | undefined
  /** Undefined where the user cannot hide columns. */
  menu: readonly ColumnView<Row>[] | undefined
  labels: DataTableLabels
}

/** Above the table: filters, the column menu and, on a narrow page, the sort field. */
export function TableTools<Row>({ tools, heads, page, menu, labels }: TableToolsProps<Row>) {
  const sortable = heads.filter(({ onSort }) => onSort !== undefined)
  return (
    <div className={styles.bar}>
      {tools && <div className={styles.tools}>{tools}</div>}
      {page && (
        <div className={styles.selectAll}>
          <Checkbox
            ref={(input) => {
              if (input !== null) input.indeterminate = page.isSome && !page.isAll
            }}
            label={labels.selectAll}
            checked={page.isAll}
            disabled={!page.canSelect}
            onChange={page.onToggle}
          />
        </div>
      )}
      {sortable.length > 0 && (
        <div className={styles.sortField}>
          <SortField heads={sortable} labels={labels} />
        </div>
      )}
      {menu && menu.length > 0 && (
        <div className={styles.end}>
          <Popover
            label={labels.columns}
            align="end"
            trigger={<IconButton label={labels.columns} variant="quiet" icon={<ColumnsIcon />} />}
          >
            {menu.map(({ column, isVisible, onToggle }) => (
              <Checkbox
                key={column.id}
                label={column.header}
                checked={isVisible}
                onChange={onToggle}
              />
            ))}
          </Popover>
        </div>
      )}
    </div>
  )
}

const directions: readonly SortDirection[] = ['ascending', 'descending']

function SortField<Row>({ heads, labels }: Pick<TableToolsProps<Row>, 'heads' | 'labels'>) {
  const choices = heads.flatMap(({ column, onSortTo, direction: current }) =>
    directions.map((direction) => ({
      value: `${column.id} ${direction}`,
      label: labels.sortOption(column.header, direction),
      isChosen: direction === current,
      choose: () => onSortTo(direction),
    })),
  )
  const chosen = choices.find(({ isChosen }) => isChosen)
  return (
    <Select
      label={labels.sortBy}
      labelPlace="hidden"
      value={chosen?.value ?? ''}
      options={[
        ...(chosen === undefined ? [{ value: '', label: labels.sortBy, disabled: true }] : []),
        ...choices.map(({ value, label }) => ({ value, label })),
      ]}
      onChange={(event) => {
        const next = event.currentTarget.value
        choices.find(({ value }) => value === next)?.choose()
      }}
    />
  )
}
