import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateLine } from './DateLine'
import { guide } from './DateLine.guide'

const meta = {
  component: DateLine,
  parameters: { guide },
  args: {
    'aria-label': 'Admission dates',
    stations: [
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const One: Story = { args: { stations: [{ date: '10 January', label: 'Forms close' }] } }

export const Dark: Story = { globals: { theme: 'dark' } }
