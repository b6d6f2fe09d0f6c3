import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sparkline } from './Sparkline'
import { guide } from './Sparkline.guide'
import { sparklineKinds } from './sparkline-shapes'

const views = [
  210, 190, 330, 402, 260, 254, 300, 322, 318, 296, 268, 330, 388, 340, 290, 386, 352, 330, 300,
  473, 340, 348, 410, 322, 300, 402, 388, 288, 420, 342, 190,
]

const meta = {
  component: Sparkline,
  parameters: { guide },
  argTypes: { kind: { options: sparklineKinds, control: 'radio' } },
  args: { label: 'Listing views by day: lowest 190, highest 473, today 190', values: views },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Listing views by day/ })).toBeVisible()
  },
}

export const Bars: Story = {
  args: { kind: 'bars', isLastOpen: true, caption: 'highest day 473' },
}

export const OpenEnd: Story = { args: { isLastOpen: true } }

export const MissingValues: Story = {
  args: { values: [4, 6, null, null, 7, 9, 3], label: 'Visits by day: lowest 3, highest 9' },
}

export const BelowZero: Story = {
  args: { values: [4, -2, -5, 1, 6], kind: 'bars', label: 'Change by week: lowest −5, highest 6' },
}

export const Empty: Story = { args: { values: [], label: 'No visits yet' } }

export const OneValue: Story = { args: { values: [7], label: 'Visits today: 7' } }

export const AllZero: Story = { args: { values: [0, 0, 0, 0], label: 'Visits by day: none' } }

export const HugeNumbers: Story = {
  args: {
    values: [98765432101, 12345678901, 45678901234],
    label: 'Fees paid by month: highest ₹98,76,54,32,101',
    caption: 'highest month ₹98,76,54,32,101',
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    lang: 'hi',
    label: 'पिछले तीस दिनों में सूची देखने वालों की संख्या',
    caption: 'सबसे अधिक एक दिन में: चार सौ तिहत्तर बार, उन्नीस नवंबर को',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Bars, globals: { theme: 'dark' } }
