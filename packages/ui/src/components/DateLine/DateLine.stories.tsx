import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateLine } from './DateLine'
import { guide } from './DateLine.guide'

const meta = {
  component: DateLine,
  parameters: { guide },
  args: {
    'aria-label': 'Admission dates',
    dates: [
      { date: '20 November', dateTime: '2026-11-20', label: 'Today', isToday: true },
      { date: '1 December', dateTime: '2026-12-01', label: 'Forms open' },
      { date: '10 January', dateTime: '2027-01-10', label: 'Forms close', isKey: true },
      { date: '18–20 January', dateTime: '2027-01-18', label: 'Parents meet the school' },
      { date: '28 January', dateTime: '2027-01-28', label: 'First list' },
      { date: '5 February', dateTime: '2027-02-05', label: 'First fee due' },
    ],
  },
} satisfies Meta<typeof DateLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText('10 January')).toHaveAttribute('datetime', '2027-01-10')
  },
}

const long = [
  { date: '20 नवंबर', dateTime: '2026-11-20', label: 'आज', isToday: true },
  {
    date: '18–20 जनवरी',
    dateTime: '2027-01-18',
    label: 'माता-पिता विद्यालय देखें और प्रधानाचार्य से मिलें',
    isKey: true,
  },
  {
    date: '28 February to 5 March',
    dateTime: '2027-02-28',
    label: 'Neighbourhood certificates and immunisation records are verified',
  },
]

export const LongWords: Story = { args: { dates: long } }

export const LongWordsOnAPhone: Story = {
  args: { dates: long },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('आज')).toHaveAttribute('lang', 'hi')
    await expect(canvas.getByText(/^Neighbourhood/)).not.toHaveAttribute('lang')
  },
}

export const One: Story = { args: { dates: [{ date: '10 January', label: 'Forms close' }] } }

export const Dark: Story = { globals: { theme: 'dark' } }
