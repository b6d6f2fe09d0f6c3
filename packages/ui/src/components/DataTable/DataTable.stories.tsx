import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  type SampleCase,
  type SampleCaseColumn,
  sampleCaseColumns,
  sampleCases,
} from '../../internal/sample-cases'
import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { EllipsisIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { DataTable } from './DataTable'
import { guide } from './DataTable.guide'
import type { DataTableProps } from './data-table-types'

const Cases = DataTable<SampleCase, SampleCaseColumn>
type CasesProps = DataTableProps<SampleCase, SampleCaseColumn>

/** A page that keeps what the table asks it to keep, and sorts in place of a server. */
function Queue({ sort: first = null, selected: chosen, hiddenColumns = [], ...args }: CasesProps) {
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
    <Cases
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

const meta = {
  component: DataTable,
  parameters: { guide },
  args: {
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
  },
  render: (args) => <Queue {...args} />,
  // The page's title is the h1 above the table.
  decorators: [
    (Story) => (
      <main>
        <h1 style={{ marginBottom: 16 }}>All schools</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<CasesProps>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const rowOf = ({ canvas }: Context, name: string) =>
  canvas.getByRole('row', { name: new RegExp(name) })

const namesIn = ({ canvas }: Context) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByRole('table', { name: 'Edited schools' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Waiting' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const empty = within(rowOf(context, 'Chilika Lake')).getAllByText('None')
    await expect(empty).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Kaveri Vidyashram Mysuru' }))
    await expect(args.onOpen).toHaveBeenCalledWith(sampleCases[0])
  },
}

/** The first press on a heading sorts, the next turns the order round. */
export const Sorted: Story = {
  play: async (context) => {
    const heading = context.canvas.getByRole('button', { name: 'School' })
    await userEvent.click(heading)
    await expect(context.args.onSortChange).toHaveBeenLastCalledWith({
      column: 'school',
      direction: 'ascending',
    })
    await expect(namesIn(context)[0]).toContain('Aarohan')
    await userEvent.click(heading)
    await expect(heading.closest('th')).toHaveAttribute('aria-sort', 'descending')
    await expect(namesIn(context).at(-1)).toContain('Aarohan')
  },
}

/** All rows of the page are selected with one press; those of other pages stay selected. */
export const Selected: Story = {
  args: { selected: ['99', '6'], bulkNote: '1 needs its own decision.' },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('region', { name: '2 selected' })
    await expect(within(bar).getByRole('button', { name: 'Approve' })).toBeVisible()
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Aarohan Public School' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['99', '6', '2'])
    await userEvent.click(all)
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      expect.arrayContaining(['99', '1', '8']),
    )
    await userEvent.click(all)
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['99'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Noyyal Academy' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Chilika Lake School' }))
  },
}

/** J and K move, X selects, Enter opens; other keys are the page's. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { args } = context
    rowOf(context, 'Kaveri').focus()
    await userEvent.keyboard('jj')
    await expect(rowOf(context, 'ज्ञानदीप')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}x')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['2'])
    await userEvent.keyboard('{End}k{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(sampleCases[6])
    await userEvent.keyboard('a')
    await expect(args.onRowKeyDown).toHaveBeenLastCalledWith(
      sampleCases[6],
      expect.objectContaining({ key: 'a' }),
    )
    // From a control inside a row the keys work too, but Enter is the control's.
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('j')
    await expect(rowOf(context, 'Maru Bhoomi')).toHaveFocus()
  },
}

/** The menu hides columns; the first one and those that decide the order stay. */
export const Columns: Story = {
  args: { hiddenColumns: ['claimed'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Claimed by' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const panel = await screen.findByRole('dialog', { name: 'Columns' })
    await expect(within(panel).queryByRole('checkbox', { name: 'Waiting' })).toBeNull()
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Claimed by' }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Claimed by' })).toBeVisible(),
    )
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Priority' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Priority' })).toBeNull())
  },
}

/** Rows of the height that real ones have: the table does not move when they arrive. */
export const Loading: Story = {
  args: { rows: [], isLoading: true, skeletonRows: 8 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Edited schools' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    const [row] = table.querySelectorAll('tbody tr')
    await expect(row?.getBoundingClientRect().height).toBe(48)
  },
}

export const LoadingOnAPhone: Story = {
  args: { rows: [], isLoading: true, skeletonRows: 4 },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No edits are waiting">New edits of owners appear here.</EmptyState>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No edits are waiting' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState
        title="The edits did not load"
        actions={<Button variant="main">Try again</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The edits did not load')
  },
}

/** Each row is a card with labels; roles and names are those of the table. */
export const OnAPhone: Story = {
  args: { selected: ['2'] },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, args } = context
    await expect(canvas.getByRole('table', { name: 'Edited schools' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(sampleCases.length)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sort by' }),
      'School, ascending',
    )
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'school',
      direction: 'ascending',
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(canvas.getByRole('region', { name: '8 selected' })).toBeVisible()
  },
}

const longCase: SampleCase = {
  id: '1',
  school: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, बेंगलुरु और तिरुवनंतपुरम',
  place: 'Thiruvananthapuram International Airport Road',
  changed: 'मान्यता संख्या, प्रवेश की तिथियाँ, विशेष आवश्यकता वाले बच्चों के लिए सहायता',
  finding: 'Counsellingforchildrenwithlearningdifficulties',
  priority: 'Medium',
  waitingHours: 54,
  claimedBy: 'अनुराधा श्रीवास्तव चतुर्वेदी',
}

export const LongWords: Story = { args: { rows: [longCase, ...sampleCases.slice(1, 4)] } }

export const LongWordsOnAPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
}

export const Plain: Story = {
  render: () => (
    <Cases
      caption="Oldest edits"
      captionPlace="above"
      columns={sampleCaseColumns.slice(0, 3)}
      rows={sampleCases.slice(0, 3)}
      idOf={({ id }) => id}
      nameOf={({ school }) => school}
      hrefOf={({ id }) => `#case-${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Oldest edits' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kaveri Vidyashram Mysuru' })).toHaveAttribute(
      'href',
      '#case-1',
    )
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Dark: Story = { args: { selected: ['2', '3'] }, globals: { theme: 'dark' } }

export const DarkOnAPhone: Story = {
  args: { selected: ['2'] },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}
