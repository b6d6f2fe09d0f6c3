'use client'

import { type ReactNode, useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../components/Button/Button'
import { DataTable } from '../components/DataTable/DataTable'
import type { DataTableProps } from '../components/DataTable/data-table-types'
import { EllipsisIcon } from '../components/Icon/icons'
import { IconButton } from '../components/IconButton/IconButton'
import {
  type SampleCase,
  type SampleCaseColumn,
  sampleCaseColumns,
  sampleCases,
} from './sample-cases'

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

/** Every case, with actions; each story changes what it shows. */
export const sampleQueueArgs = {
  caption: 'Edited schools',
  columns: sampleCaseColumns,
  rows: sampleCases,
  idOf: ({ id }) => id,
  nameOf: ({ school }) => school,
  sort: { column: 'waiting', direction: 'descending' },
  onSortChange: fn(),
  selected: [],
  onSelectedChange: fn(),
  onOpen: fn(),
  onRowKeyDown: fn(),
  bulkActions: (
    <>
      <Button variant="main">Approve</Button>
      <Button>Reject</Button>
    </>
  ),
  rowActions: ({ school }) => <IconButton label={`More for ${school}`} icon={<EllipsisIcon />} />,
} satisfies CasesProps

/** A page has an h1 above the table. */
export const onSamplePage = (Story: () => ReactNode) => (
  <main>
    <h1 style={{ marginBottom: 16 }}>All schools</h1>
    {Story()}
  </main>
)
