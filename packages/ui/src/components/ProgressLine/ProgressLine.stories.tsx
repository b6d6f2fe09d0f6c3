import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressLine } from './ProgressLine'
import { guide } from './ProgressLine.guide'

const meta = {
  component: ProgressLine,
  parameters: { guide },
  args: { isActive: true },
} satisfies Meta<typeof ProgressLine>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument()
  },
}

export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
