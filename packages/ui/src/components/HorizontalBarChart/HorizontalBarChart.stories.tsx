import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HorizontalBarChart } from './HorizontalBarChart'
import { guide } from './HorizontalBarChart.guide'

const states: readonly [name: string, listings: number, claimed: string][] = [
  ['Uttar Pradesh', 248310, '2.1%'],
  ['Madhya Pradesh', 119204, '1.8%'],
  ['Maharashtra', 106882, '5.9%'],
  ['Rajasthan', 104517, '3.0%'],
  ['West Bengal', 92150, '2.2%'],
  ['Karnataka', 74912, '7.4%'],
  ['Tamil Nadu', 57930, '6.2%'],
  ['Odisha', 52118, '1.6%'],
]

const meta = {
  component: HorizontalBarChart,
  parameters: { guide },
  args: {
    title: 'Listings by state',
    unit: 'Public listings on 19 November 2026',
    labelName: 'State',
    valueName: 'Listings',
    columns: ['Claimed'],
    bars: states.map(([label, value, claimed]) => ({ label, value, cells: [claimed] })),
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof HorizontalBarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Ranked: Story = {
  args: {
    rest: { label: '28 others', value: 544181, cells: ['3.8%'] },
    restText: 'Total of 28, not shown in the chart',
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Listings by state' })
    const row = within(table).getByRole('row', { name: /^Uttar Pradesh/ })
    await expect(within(row).getByRole('cell', { name: '2,48,310' })).toBeVisible()
    await expect(within(table).getByRole('columnheader', { name: 'Claimed' })).toBeVisible()
  },
}

export const Shares: Story = {
  args: {
    title: 'Listings with the field filled',
    unit: 'Share of 13,86,204 listings, %',
    labelName: 'Field',
    valueName: '19 November',
    previousName: '20 August',
    columns: ['Change'],
    max: 100,
    format: (value) => `${value}%`,
    bars: [
      { label: 'Map position', value: 92, previous: 91, cells: ['+1'] },
      { label: 'Recognition checked', value: 78, previous: 71, cells: ['+7'] },
      { label: 'Fees, any year', value: 41, previous: 38, cells: ['+3'] },
      { label: 'Admission dates', value: 12, previous: 13, cells: ['−1'] },
      { label: 'Own photo', value: null, cells: [''] },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Own photo/ })
    await expect(within(row).getByText('No data')).toBeInTheDocument()
  },
}

export const WithLinks: Story = {
  args: {
    title: 'First reply',
    unit: '174 enquiries, 30 days',
    labelName: 'Time',
    valueName: 'Enquiries',
    columns: [],
    bars: [
      { label: 'Within 1 hour', value: 41, href: '#1' },
      { label: '1 to 5 hours', value: 62, href: '#5' },
      { label: '5 to 24 hours', value: 53, href: '#24' },
      { label: 'Over 24 hours', value: 11, href: '#late' },
      { label: 'No reply yet', value: 7, href: '#none', isHatched: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Within 1 hour' })).toHaveFocus()
  },
}

export const BelowZero: Story = {
  args: {
    title: 'Change of listings',
    columns: [],
    bars: [
      { label: 'Karnataka', value: 412 },
      { label: 'Odisha', value: -180 },
    ],
  },
}

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const OneBar: Story = { args: { bars: [{ label: 'Karnataka', value: 3, cells: ['0%'] }] } }

export const AllZero: Story = {
  args: { bars: states.map(([label]) => ({ label, value: 0, cells: ['0%'] })) },
}

export const HugeNumbers: Story = {
  args: {
    title: 'Fees paid, by state',
    valueName: 'Rupees',
    bars: states.map(([label, value, claimed]) => ({
      label,
      value: value * 5431987,
      cells: [claimed],
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

export const OnAPhone: Story = { ...Ranked, globals: { viewport: { value: 'phone' } } }

export const LongWordsOnAPhone: Story = {
  args: {
    title: 'जिन शब्दों से सबसे अधिक खोज की गई',
    labelName: 'खोज के शब्द',
    valueName: 'खोजों की संख्या',
    columns: ['पिछले तीन महीनों की तुलना में'],
    bars: [
      { label: 'अंतरराष्ट्रीय मुक्केबाज़ी प्रशिक्षण केंद्र', value: 1842, cells: ['+12%'], href: '#1' },
      { label: 'Neighbourhood certificates and immunisation records', value: 1310, cells: ['+3%'] },
      { label: 'Thiruvananthapuramresidentialschools', value: 204, cells: ['−48%'] },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { ...Shares, globals: { direction: 'rtl' } }

export const Dark: Story = { ...Shares, globals: { theme: 'dark' } }
