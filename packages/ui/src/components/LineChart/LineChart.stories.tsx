import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { formatNumber, formatShortNumber } from '../../formatting/numbers'
import { Button } from '../Button/Button'
import { DownloadIcon } from '../Icon/work-icons'
import { Link } from '../Link/Link'
import { LineChart } from './LineChart'
import { guide } from './LineChart.guide'

const weeks: readonly [label: string, median: number, slow: number, note?: string][] = [
  ['21 Aug', 7.5, 38],
  ['28 Aug', 7, 35.5],
  ['4 Sep', 7.2, 41],
  ['11 Sep', 6.3, 33],
  ['18 Sep', 6.1, 30.2],
  ['25 Sep', 5.7, 31.5],
  ['2 Oct', 6.9, 52.5, 'Gandhi Jayanti week'],
  ['9 Oct', 6, 36],
  ['16 Oct', 5.3, 29],
  ['23 Oct', 5, 27.4],
  ['30 Oct', 4.7, 28.8],
  ['6 Nov', 6.2, 44.5, 'Diwali week'],
  ['13 Nov', 5.2, 26.4],
]

function hours(value: number): string {
  const minutes = Math.round((value % 1) * 60)
  return minutes === 0 ? `${value} h` : `${Math.floor(value)} h ${minutes} min`
}

/** No target and no unit. */
const plain = { target: undefined, format: formatNumber, formatAxis: formatShortNumber }

const meta = {
  component: LineChart,
  parameters: { guide },
  args: {
    title: 'Time to decide a case, by week',
    unit: 'Hours from opening to decision, weeks from Friday',
    series: [{ name: 'Median' }, { name: '90th percentile' }],
    points: weeks.map(([label, median, slow, note]) => ({
      label,
      fullLabel: `Week from ${label}`,
      values: [median, slow],
      note,
    })),
    target: { value: 48, label: 'Target 48 h' },
    format: hours,
    formatAxis: (value) => `${value} h`,
    labels: { point: 'Week' },
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    actions: (
      <Button variant="bare">
        <DownloadIcon size="small" />
        CSV
      </Button>
    ),
    note: (
      <>
        <p>Appeals are counted from the day of the appeal.</p>
        <Link href="#cases">Open the 12,081 cases</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: /^Time to decide/ })).toBeVisible()
    const image = canvas.getByRole('img', { name: /^Time to decide/ })
    await expect(image).toHaveAccessibleDescription(/Median: lowest 4 h 42 min/)
  },
}

export const ReadWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus()
    await userEvent.tab()
    const points = canvas.getByRole('slider', { name: /^Points of the chart: Time to decide/ })
    await expect(points).toHaveFocus()
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      'Week from 21 Aug. Median 7 h 30 min, 90th percentile 38 h',
    )
    // Synthetic arrow keys do not move a native range input.
    fireEvent.change(points, { target: { value: '11' } })
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      'Week from 6 Nov. Diwali week. Median 6 h 12 min, 90th percentile 44 h 30 min',
    )
    await expect(await canvas.findByText('Week from 6 Nov', { selector: 'b' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('6 h 12 min', { selector: 'b' })).not.toBeInTheDocument()
  },
}

export const ReadWithThePointer: Story = {
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider')
    const { left, top, width } = points.getBoundingClientRect()
    const at = (part: number) => ({ clientX: left + width * part, clientY: top + 40 })
    await fireEvent.pointerMove(points, at(0.51))
    await expect(await canvas.findByText('Week from 2 Oct', { selector: 'b' })).toBeVisible()
    await fireEvent.pointerMove(points, at(0.99))
    await expect(await canvas.findByText('Week from 13 Nov', { selector: 'b' })).toBeVisible()
    await fireEvent.pointerOut(points, at(1.2))
    await expect(canvas.queryByText('26 h 24 min', { selector: 'b' })).not.toBeInTheDocument()
  },
}

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    const table = canvas.getByRole('table', { name: /^Time to decide/ })
    await expect(within(table).getAllByRole('row')).toHaveLength(14)
    const diwali = within(table).getByRole('row', { name: /Diwali week/ })
    await expect(within(diwali).getByRole('cell', { name: '44 h 30 min' })).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const OneLine: Story = {
  args: {
    title: 'Enquiries by month',
    unit: undefined,
    series: [{ name: 'Enquiries' }],
    points: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, at) => ({
      label,
      values: [[1204, 1840, 2310, 1622, 1410, 1988][at] ?? 0],
    })),
    ...plain,
  },
}

export const FourLines: Story = {
  args: {
    title: 'Enquiries by kind',
    unit: 'Per month',
    series: [
      { name: 'Schools' },
      { name: 'Tuitions' },
      { name: 'Activities' },
      { name: 'Camps and workshops' },
    ],
    points: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((label, at) => ({
      label,
      values: [400 + 90 * at, 520 - 20 * at, 300 + ((at * 73) % 170), 190 + ((at * 41) % 60)],
    })),
    ...plain,
  },
}

export const ManyPoints: Story = {
  args: {
    title: 'Listing views, daily',
    unit: 'Last 90 days',
    series: [{ name: 'Views' }],
    points: Array.from({ length: 90 }, (_, day) => ({
      label: `Day ${day + 1}`,
      values: [240 + ((day * 37) % 90) + (day % 7 > 4 ? 120 : 0)],
    })),
    ...plain,
  },
}

export const MissingValues: Story = {
  args: {
    points: weeks.map(([label, median, slow], at) => ({
      label,
      values: [at === 3 || at === 4 ? null : median, at > 8 && at !== 10 ? null : slow],
    })),
  },
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider')
    fireEvent.change(points, { target: { value: '3' } })
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      '11 Sep. Median No data, 90th percentile 33 h',
    )
  },
}

export const UnevenDates: Story = {
  args: {
    title: 'Seats left in Class 1',
    unit: undefined,
    series: [{ name: 'Seats left' }],
    points: [
      { label: '1 Dec', date: '2026-12-01', values: [120] },
      { label: '3 Dec', date: '2026-12-03', values: [96] },
      { label: '20 Dec', date: '2026-12-20', values: [61] },
      { label: '10 Jan', date: '2027-01-10', values: [12] },
    ],
    ...plain,
  },
}

export const NotFromZero: Story = {
  args: {
    title: 'Listings claimed',
    unit: 'Share of public listings, %',
    series: [{ name: 'Claimed' }],
    points: [71.2, 71.4, 71.3, 71.9, 72.4].map((value, at) => ({
      label: `Week ${at + 1}`,
      values: [value],
    })),
    isFromZero: false,
    ...plain,
    format: (value) => `${value}%`,
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const PartnerBrand: Story = { ...FourLines, globals: { theme: 'partner' } }
