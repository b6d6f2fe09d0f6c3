import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabLinks } from './TabLinks'
import { guide } from './TabLinks.guide'

const meta = {
  component: TabLinks,
  parameters: { guide },
  args: {
    label: 'Kinds',
    tabs: [
      { label: 'All', href: '/tuitions-and-activities', isCurrent: false, count: 12345 },
      { label: 'Tuitions', href: '?kind=tuition', isCurrent: true, count: 58 },
      { label: 'Activities', href: '?kind=activity', isCurrent: false, count: 51 },
      { label: 'Camps', href: '?kind=camp', isCurrent: false, count: 0 },
      { label: 'Workshops', href: '?kind=workshop', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Tuitions 58' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'All 12,345' })).not.toHaveAttribute(
      'aria-current',
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
