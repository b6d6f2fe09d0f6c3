import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SampleQueue } from '../../internal/SampleQueue'
import { sampleCases } from '../../internal/sample-cases'
import { onSamplePage, sampleQueueArgs } from '../../internal/sample-queue-args'
import { DataTable } from './DataTable'
import { guide } from './DataTable.guide'

const meta = {
  component: DataTable,
  parameters: { guide },
  args: sampleQueueArgs,
  render: (args) => <SampleQueue {...args} />,
  decorators: [onSamplePage],
} satisfies Meta<typeof SampleQueue>

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

/** The first press on a heading sorts, the next reverses the order. */
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

/** J and K move, X selects, Enter opens; the page handles other keys. */
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
    // Keys also work from a control in a row, except Enter, which activates the control.
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('j')
    await expect(rowOf(context, 'Maru Bhoomi')).toHaveFocus()
  },
}

/** A approves the row and the next row gets the focus; here the page handles X. */
export const OwnKeys: Story = {
  render: function Approving(args) {
    const [rows, setRows] = useState(sampleCases)
    return (
      <SampleQueue
        {...args}
        rows={rows}
        onRowKeyDown={(row, event) => {
          if (event.key === 'a') setRows(rows.filter(({ id }) => id !== row.id))
          if (event.key === 'x') event.preventDefault()
        }}
      />
    )
  },
  play: async (context) => {
    const { canvas, args } = context
    rowOf(context, 'Noyyal').focus()
    await userEvent.keyboard('xa')
    await waitFor(() => expect(rowOf(context, 'Vidya Niketan')).toHaveFocus())
    await expect(args.onSelectedChange).not.toHaveBeenCalled()
    await userEvent.keyboard('a')
    await waitFor(() => expect(rowOf(context, 'Chilika')).toHaveFocus())
    // A checkbox does not use letters, so they still reach the table.
    canvas.getByRole('checkbox', { name: 'Select Chilika Lake School' }).focus()
    await userEvent.keyboard('a')
    await waitFor(() => expect(canvas.queryByText('Chilika Lake School')).toBeNull())
  },
}

/** The menu hides columns, except the first and the sorted one. */
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

const manyCases = [1, 2, 3].flatMap((page) =>
  sampleCases.map((row) => ({ ...row, id: `${page}-${row.id}` })),
)

/** The headings and the bulk bar stay in view and do not cover a focused row. */
export const LongList: Story = {
  args: { rows: manyCases, sort: null, selected: ['1-2'] },
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('table').querySelectorAll<HTMLElement>('tbody > tr')
    const heading = canvas.getByRole('columnheader', { name: 'School' })
    const bar = canvas.getByRole('region', { name: '1 selected' })
    rows[20]?.focus()
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBe(0))
    await userEvent.keyboard('j')
    const below = bar.getBoundingClientRect()
    await expect(below.bottom).toBe(window.innerHeight)
    await expect(rows[21]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(below.top)
    rows[5]?.focus()
    await userEvent.keyboard('kk')
    await expect(rows[3]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      heading.getBoundingClientRect().bottom,
    )
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
