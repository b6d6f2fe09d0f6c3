import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriorityBars } from './PriorityBars'
import { guide } from './PriorityBars.guide'
import { priorityLevels } from './priority-levels'

const words = { low: 'Low', medium: 'Medium', high: 'High' } as const

const meta = {
  component: PriorityBars,
  parameters: { guide },
  argTypes: { level: { options: priorityLevels, control: 'select' } },
  args: { level: 'medium', label: 'Medium' },
} satisfies Meta<typeof PriorityBars>

export default meta
type Story = StoryObj<typeof meta>

export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {priorityLevels.map((level) => (
        <PriorityBars key={level} level={level} label={words[level]} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('High')).toBeVisible()
  },
}

export const InHindi: Story = { args: { level: 'high', label: 'उच्च', lang: 'hi' } }

export const Dark: Story = { ...Levels, globals: { theme: 'dark' } }
