import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { YesNo } from './YesNo'

const meta = { component: YesNo, args: { isYes: true } } satisfies Meta<typeof YesNo>

export default meta
type Story = StoryObj<typeof meta>

/** The word carries the meaning; the icon repeats it. */
export const Yes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes')).toHaveAttribute('data-answer', 'yes')
  },
}

export const No: Story = {
  args: { isYes: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No')).toHaveAttribute('data-answer', 'no')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
