import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JumpBar } from './JumpBar'
import { guide } from './JumpBar.guide'

const meta = {
  component: JumpBar,
  parameters: { guide },
  args: {
    current: '#facts',
    targets: [
      { label: 'Facts', href: '#facts' },
      { label: 'Fees', href: '#fees' },
      { label: 'Admission dates', href: '#dates' },
      { label: 'Facilities', href: '#facilities' },
      { label: 'Similar nearby', href: '#near' },
    ],
  },
} satisfies Meta<typeof JumpBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Facts')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
