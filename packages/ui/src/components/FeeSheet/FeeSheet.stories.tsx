import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FeeSheet } from './FeeSheet'
import { guide } from './FeeSheet.guide'

const meta = {
  component: FeeSheet,
  parameters: { guide },
  args: {
    headings: ['Admission, once', 'Tuition, a year', 'Transport, a year', 'Books and uniform'],
    rows: [
      { classes: 'Nursery to UKG', amounts: [25000, 62000, 18000, 6500], total: 111500 },
      {
        classes: 'Class 1 to 5',
        amounts: [25000, 74000, 18000, 7500],
        total: 124500,
        isHighlighted: true,
      },
      { classes: 'Class 6 to 8', amounts: [25000, 82000, 18000, 8400], total: 133400 },
      { classes: 'Class 11 and 12', amounts: [30000, 108000, null, 10600], total: 148600 },
    ],
  },
} satisfies Meta<typeof FeeSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '₹1,24,500' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Tuition, a year' })).toBeVisible()
    await expect(canvas.getByText('Not provided')).toBeVisible()
  },
}

/** The class and the total stay in view while the columns between them scroll. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Fee sheet' })
    frame.scrollLeft = 120
    const edges = frame.getBoundingClientRect()
    const classes = canvas.getByRole('rowheader', { name: 'Class 1 to 5' }).getBoundingClientRect()
    const total = canvas.getByRole('cell', { name: '₹1,24,500' }).getBoundingClientRect()
    await expect(classes.left).toBeCloseTo(edges.left, 0)
    await expect(total.right).toBeCloseTo(edges.right, 0)
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    headings: ['प्रवेश, एक बार', 'शिक्षण शुल्क, वार्षिक', 'Extracurricular activities and insurance'],
    rows: [
      { classes: 'पूर्व प्राथमिक से पहली', amounts: [25000, 62000, 6500], total: 93500 },
      {
        classes: 'Class 11 and 12, international stream',
        amounts: [130000, 1108000, null],
        total: null,
        isHighlighted: true,
      },
    ],
    totalHeading: 'पहले वर्ष का योग',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const frame = canvas.getByRole('region', { name: 'Fee sheet' })
    await expect(frame).toHaveFocus()
    await expect(canvas.getByRole('rowheader', { name: /^पूर्व/ })).toHaveAttribute('lang', 'hi')
    // Part of the amounts is visible between the two sticky columns.
    const classes = canvas.getByRole('rowheader', { name: /^Class 11/ }).getBoundingClientRect()
    const total = canvas.getAllByRole('cell').at(-1)?.getBoundingClientRect()
    await expect((total?.left ?? 0) - classes.right).toBeGreaterThan(72)
  },
}

export const NothingProvided: Story = {
  args: {
    rows: [{ classes: 'Class 1 to 5', amounts: [null, null, null, null], total: null }],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
