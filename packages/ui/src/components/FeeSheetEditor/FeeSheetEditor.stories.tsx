import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FeeSheetEditor, type FeeSheetEditorProps } from './FeeSheetEditor'
import { guide } from './FeeSheetEditor.guide'

const entries = [
  { classes: 'Nursery to UKG', amounts: ['25,000', '62,000', '18,000', '6,500'] },
  { classes: 'Class 1 to 5', amounts: ['25,000', '74,000', '18,000', '7,500'] },
  { classes: 'Class 11 and 12', amounts: ['30,000', '1,08,000', '', '10,600'] },
]

const meta = {
  component: FeeSheetEditor,
  parameters: { guide },
  args: {
    label: 'Fees for 2027–28',
    heads: [
      { name: 'Admission, once', isOnce: true },
      { name: 'Tuition, a year' },
      { name: 'Transport, a year' },
      { name: 'Books and uniform' },
    ],
    entries,
    onEntriesChange: fn(),
    onCommit: fn(),
  },
  render: (args) => <ControlledSheet {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 592 }}>{Story()}</div>],
} satisfies Meta<typeof FeeSheetEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Holds the entries, as a page does. */
function ControlledSheet(props: FeeSheetEditorProps) {
  const [shown, setShown] = useState(props.entries)
  return (
    <FeeSheetEditor
      {...props}
      entries={shown}
      onEntriesChange={(next) => {
        props.onEntriesChange(next)
        setShown(next)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const tuition = canvas.getByRole('textbox', { name: 'Tuition, a year, Class 1 to 5' })
    await userEvent.clear(tuition)
    await userEvent.type(tuition, '₹80000')
    // The totals follow while the user types.
    await expect(canvas.getByText('₹1,05,500')).toBeVisible()
    await expect(canvas.getByText('First year ₹1,30,500')).toBeVisible()
    await userEvent.tab()
    await expect(tuition).toHaveValue('80,000')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await expect(args.onCommit).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Class, row 1' }), 'Class 1')
    await expect(canvas.getByRole('textbox', { name: 'Class, Class 1' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Remove Class 1' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const MovedByKeys: Story = {
  play: async ({ canvas }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name })
    cell('Tuition, a year, Nursery to UKG').focus()
    await userEvent.keyboard('{Enter}')
    await expect(cell('Tuition, a year, Class 1 to 5')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}')
    await expect(cell('Tuition, a year, Class 1 to 5')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}')
    await expect(cell('Class, Class 11 and 12')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(cell('Class, row 4')).toHaveFocus()
    // A last row that is empty is not followed by another.
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('textbox', { name: 'Class, row 5' })).toBeNull()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(cell('Class, Class 11 and 12')).toHaveFocus()
  },
}

export const RowRemoved: Story = {
  play: async ({ args, canvas }) => {
    const books = canvas.getByRole('textbox', { name: 'Books and uniform, Class 1 to 5' })
    books.focus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Remove Class 1 to 5' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Class 1 to 5 is removed')
    await expect(canvas.getByRole('textbox', { name: 'Class, Class 11 and 12' })).toHaveFocus()
    await expect(args.onEntriesChange).toHaveBeenLastCalledWith([entries[0], entries[2]])
    await expect(args.onCommit).toHaveBeenCalled()
  },
}

/** Cells of a spreadsheet; the headings decide the columns. */
export const PastedWithHeadings: Story = {
  args: { entries: [] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Class, row 1' }).focus()
    await userEvent.paste(
      'Class\tTuition\tAdmission\tBus\nClass 1\t₹50,000\t₹25,000\t\nClass 2\t₹60,000\t₹25,000\t12000',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rows filled')
    await expect(args.onEntriesChange).toHaveBeenLastCalledWith([
      { classes: 'Class 1', amounts: ['25,000', '50,000', '', ''] },
      { classes: 'Class 2', amounts: ['25,000', '60,000', '12,000', ''] },
    ])
  },
}

export const WithError: Story = {
  args: {
    entries: entries.with(1, { classes: 'Class 1 to 5', amounts: ['25,000', '74k', '', ''] }),
    error: 'Class 1 to 5, Tuition, a year: enter rupees, such as 50,000.',
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Tuition, a year, Class 1 to 5' })
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Class 1 to 5, Tuition/)
    // A cell is not marked while the user corrects it.
    await userEvent.click(cell)
    await expect(cell).not.toHaveAttribute('aria-invalid')
  },
}

export const Full: Story = {
  args: { maxRows: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has room for 3 rows/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a row' })).toBeNull()
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    label: 'शुल्क',
    heads: [
      { name: 'प्रवेश, एक बार', isOnce: true },
      { name: 'Extracurricular activities and insurance' },
    ],
    entries: [{ classes: 'पूर्व प्राथमिक से पहली कक्षा तक', amounts: ['1,00,00,000', '99,99,999'] }],
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
