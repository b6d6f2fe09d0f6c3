import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { LineChart } from './LineChart'
import { guide } from './LineChart.guide'

const weeks = ['21 Aug', '28 Aug', '4 Sep', '11 Sep', '18 Sep', '25 Sep']

const meta = {
  title: 'LineChart/Extremes',
  component: LineChart,
  parameters: { guide },
  args: {
    title: 'Time to decide a case, by week',
    unit: 'Hours from opening to decision, weeks from Friday',
    series: [{ name: 'Median' }, { name: '90th percentile' }],
    points: [],
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const BelowZero: Story = {
  args: {
    title: 'Change of followers',
    unit: undefined,
    series: [{ name: 'Followers' }],
    points: [12, -4, -18, 3, 26].map((value, at) => ({ label: `Week ${at + 1}`, values: [value] })),
  },
}

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
}

export const OnePoint: Story = {
  args: { points: [{ label: '13 Nov', values: [5.2, 26.4] }] },
}

export const AllZero: Story = {
  args: {
    points: weeks.map((label) => ({ label, values: [0, 0] })),
  },
}

export const HugeNumbers: Story = {
  args: {
    title: 'Fees paid through the site',
    unit: 'Rupees a month',
    series: [{ name: 'Fees paid' }],
    points: ['Aug', 'Sep', 'Oct', 'Nov'].map((label, at) => ({
      label,
      values: [123456789012 * (at + 1)],
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByRole('slider'), { target: { value: '3' } })
    await expect(await canvas.findByText('4,93,82,71,56,048', { selector: 'b' })).toBeVisible()
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    title: 'प्रवेश संबंधी पूछताछ का उत्तर देने में लगने वाला औसत समय, सप्ताह के अनुसार',
    unit: 'अभिभावक के प्रश्न से विद्यालय के पहले उत्तर तक के घंटे',
    series: [
      { name: 'आधे विद्यालयों का अधिकतम उत्तर समय' },
      { name: 'Ninetieth percentile of all working hours until the first answer' },
    ],
    points: ['अगस्त का पहला सप्ताह', 'सितंबर का पहला सप्ताह', 'अक्टूबर का पहला सप्ताह'].map(
      (label, at) => ({
        label,
        values: [4 + at, 30 - 4 * at],
      }),
    ),
    target: { value: 48, label: 'लक्ष्य: अड़तालीस घंटे के भीतर' },
    labels: { view: 'दृश्य', chart: 'चार्ट', table: 'तालिका', point: 'सप्ताह' },
  },
  globals: { viewport: { value: 'phone' } },
}
