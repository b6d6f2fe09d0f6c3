import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { formatNumber, formatShortNumber } from '../../formatting/numbers'
import { BarChart } from './BarChart'
import { guide } from './BarChart.guide'
import { barLayouts } from './bar-shapes'

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const kinds = {
  title: 'Enquiries by kind',
  unit: 'Per month',
  series: [
    { name: 'Schools' },
    { name: 'Tuitions' },
    { name: 'Activities' },
    { name: 'Camps and workshops' },
  ],
  points: months.map((label, at) => ({
    label,
    fullLabel: `${label} 2026`,
    values: [120 + 35 * at, 140 - 8 * at, 90 + ((at * 73) % 60), 40 + ((at * 41) % 50)],
  })),
  labels: { point: 'Month' },
}

const meta = {
  component: BarChart,
  parameters: { guide },
  argTypes: { layout: { options: barLayouts, control: 'radio' } },
  args: kinds,
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

const replyTimes: readonly [label: string, share: number, previous: number, isLate?: boolean][] = [
  ['Under 1 h', 18.2, 15.8],
  ['1–4 h', 21.6, 20],
  ['4–12 h', 16.9, 17.1],
  ['12–24 h', 14.7, 15.2],
  ['1–2 d', 9.3, 10.4, true],
  ['2–7 d', 7.8, 8.4, true],
  ['Over 7 d', 2.9, 3.4, true],
  ['None yet', 8.6, 9.6, true],
]

/** Two patterns for a single measure: every group has a value in one of the two series. */
export const WithPrevious: Story = {
  args: {
    title: 'Time to first answer',
    unit: 'Share of 48,216 enquiries, %',
    series: [{ name: 'Within 24 h' }, { name: 'Later or not yet' }],
    points: replyTimes.map(([label, share, previous, isLate = false]) => ({
      label,
      values: isLate ? [null, share] : [share, null],
      previous,
    })),
    layout: 'stacked',
    previousName: '22 May – 20 August',
    labels: { point: 'Time' },
    formatAxis: (value) => `${value}%`,
    note: <p>The intervals are of unequal length.</p>,
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Time to first answer' })
    await expect(image).toHaveAccessibleDescription(/Within 24 h: lowest 14.7 \(12–24 h\)/)
    await expect(within(image).getByText('21.6')).toBeVisible()
  },
}

export const Grouped: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const points = canvas.getByRole('slider', { name: 'Points of the chart: Enquiries by kind' })
    await expect(points).toHaveFocus()
    fireEvent.change(points, { target: { value: '5' } })
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      'Nov 2026. Schools 295, Tuitions 100, Activities 95, Camps and workshops 45',
    )
    await expect(await canvas.findByText('Nov 2026', { selector: 'b' })).toBeVisible()
  },
}

export const Stacked: Story = {
  args: { layout: 'stacked' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('img')).getByText('390')).toBeInTheDocument()
  },
}

export const ReadWithThePointer: Story = {
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider')
    const { left, top, width } = points.getBoundingClientRect()
    await fireEvent.pointerMove(points, { clientX: left + width * 0.6, clientY: top + 20 })
    await expect(await canvas.findByText('Sep 2026', { selector: 'b' })).toBeVisible()
  },
}

export const AsTable: Story = {
  ...WithPrevious,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    const late = canvas.getByRole('row', { name: /^1–2 d/ })
    await expect(
      within(late)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['–No data', '9.3', '10.4'])
  },
}

const oneSeries = { series: [{ name: 'Enquiries' }], title: 'Enquiries', labels: {} }

export const BelowZero: Story = {
  args: {
    ...oneSeries,
    title: 'Change of listings',
    points: [120, -45, 30, -160, 80].map((value, at) => ({
      label: months[at] ?? '',
      values: [value],
    })),
  },
}

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
}

export const OnePoint: Story = {
  args: { ...oneSeries, points: [{ label: 'Nov', values: [42] }] },
}

export const AllZero: Story = {
  args: { points: months.map((label) => ({ label, values: [0, 0, 0, 0] })), layout: 'stacked' },
}

export const HugeNumbers: Story = {
  args: {
    ...oneSeries,
    title: 'Fees paid through the site',
    unit: 'Rupees a month',
    points: months.map((label, at) => ({ label, values: [98765432101 * (at + 1)] })),
    format: (value) => `₹${formatNumber(value)}`,
    formatAxis: (value) => `₹${formatShortNumber(value)}`,
  },
  globals: { viewport: { value: 'phone' } },
}

export const ManyPoints: Story = {
  args: {
    ...oneSeries,
    title: 'Enquiries by day',
    points: Array.from({ length: 31 }, (_, day) => ({
      label: `${day + 1} Oct`,
      values: [4 + ((day * 7) % 11)],
    })),
  },
}

export const OnAPhone: Story = {
  ...WithPrevious,
  play: async () => {},
  globals: { viewport: { value: 'phone' } },
}

export const LongWordsOnAPhone: Story = {
  args: {
    title: 'विद्यालयों के पहले उत्तर में लगने वाला समय',
    unit: 'अड़तालीस हज़ार पूछताछ का प्रतिशत',
    series: [
      { name: 'चौबीस घंटे के भीतर दिए गए उत्तर' },
      { name: 'Answered later than twenty-four hours' },
    ],
    points: ['एक घंटे से कम', 'एक से चार घंटे', 'Neighbourhood certificates', 'कोई उत्तर नहीं'].map(
      (label, at) => ({ label, values: [12 + at, 20 - at] }),
    ),
    labels: { view: 'दृश्य', chart: 'चार्ट', table: 'तालिका' },
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Grouped, globals: { theme: 'dark' } }

export const PartnerBrand: Story = {
  args: { layout: 'stacked' },
  globals: { theme: 'partner' },
}
