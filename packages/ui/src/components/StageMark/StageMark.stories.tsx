import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StageMark } from './StageMark'
import { guide } from './StageMark.guide'
import { stageMarks } from './stage-marks'

const words = {
  begun: 'New',
  quarter: 'Contacted',
  half: 'Visit',
  most: 'Applied',
  done: 'Enrolled',
  over: 'Lost',
  nil: 'Invalid',
} as const

const meta = {
  component: StageMark,
  parameters: { guide },
  argTypes: { mark: { options: stageMarks, control: 'select' } },
  args: { mark: 'half', label: 'Visit' },
} satisfies Meta<typeof StageMark>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Visit')).toBeVisible()
  },
}

export const AllMarks: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {stageMarks.map((mark) => (
        <li key={mark}>
          <StageMark mark={mark} label={words[mark]} />
        </li>
      ))}
    </ul>
  ),
}

export const Hindi: Story = { args: { mark: 'done', label: 'प्रवेश हुआ' } }

export const Dark: Story = { ...AllMarks, globals: { theme: 'dark' } }

export const PartnerBrand: Story = { ...AllMarks, globals: { theme: 'partner' } }
