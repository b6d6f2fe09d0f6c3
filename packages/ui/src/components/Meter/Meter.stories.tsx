import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from './Meter'
import { guide } from './Meter.guide'

const meta = {
  component: Meter,
  parameters: { guide },
  args: { label: '86% complete', percent: 86 },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: '86% complete' })
    await expect(meter).toHaveAttribute('aria-valuenow', '86')
    const [track, bar] = [meter, meter.firstElementChild].map((one) => one?.clientWidth ?? 0)
    await expect((bar ?? 0) / (track ?? 1)).toBeLessThanOrEqual(0.87)
  },
}

export const Low: Story = { args: { label: '6% complete', percent: 6 } }

export const Zero: Story = { args: { label: 'Nothing is filled in yet', percent: 0 } }

export const Progress: Story = {
  args: { role: 'progressbar', label: 'Uploading Annual day.mp4, 45%', percent: 45 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading Annual day.mp4, 45%' })
    await expect(bar).toHaveAttribute('aria-valuenow', '45')
  },
}

export const LabelHidden: Story = {
  args: { isLabelShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: '86% complete' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { role: 'progressbar', tone: 'bad', label: 'Stopped at 45%', percent: 45 },
}

/** Values outside 0 to 100 are limited to the track. */
export const AboveMaximum: Story = {
  args: { label: '100% complete', percent: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <Meter {...args} lang="hi" label="86% पूरा; फ़ीस, प्रवेश की तिथियाँ और तस्वीरें अभी बाकी हैं" />
      <Meter
        {...args}
        role="progressbar"
        label="Uploading annual-day-2026-thiruvananthapuram-residential-school-final-version.mp4, 86%"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
