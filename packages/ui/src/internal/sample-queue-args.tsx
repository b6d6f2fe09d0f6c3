import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../components/Button/Button'
import type { DataTableProps } from '../components/DataTable/data-table-types'
import { EllipsisIcon } from '../components/Icon/icons'
import { IconButton } from '../components/IconButton/IconButton'
import {
  type SampleCase,
  type SampleCaseColumn,
  sampleCaseColumns,
  sampleCases,
} from './sample-cases'

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
} satisfies DataTableProps<SampleCase, SampleCaseColumn>

/** A page has an h1 above the table. */
export const onSamplePage = (Story: () => ReactNode) => (
  <main>
    <h1 style={{ marginBottom: 16 }}>All schools</h1>
    {Story()}
  </main>
)
