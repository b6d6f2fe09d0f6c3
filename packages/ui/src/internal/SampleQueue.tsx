'use client'

import { useState } from 'react'
import { DataTable } from '../components/DataTable/DataTable'
import type { DataTableProps } from '../components/DataTable/data-table-types'
import type { SampleCase, SampleCaseColumn } from './sample-cases'

type CasesProps = DataTableProps<SampleCase, SampleCaseColumn>

/** A sample page that holds the table's state and sorts as a server would. */
export function SampleQueue({
  sort: first = null,
  selected: chosen,
  hiddenColumns = [],
  ...args
}: CasesProps) {
  const [sort, setSort] = useState(first)
  const [selected, setSelected] = useState(chosen)
  const [hidden, setHidden] = useState(hiddenColumns)
  const by = sort?.direction === 'descending' ? -1 : 1
  const rows = [...args.rows].sort((a, b) =>
    sort?.column === 'school'
      ? by * a.school.localeCompare(b.school)
      : sort?.column === 'waiting'
        ? by * (a.waitingHours - b.waitingHours)
        : 0,
  )
  return (
    <DataTable
      {...args}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        setSort(next)
        args.onSortChange?.(next)
      }}
      selected={selected}
      onSelectedChange={(next) => {
        setSelected(next)
        args.onSelectedChange?.(next)
      }}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
    />
  )
}
