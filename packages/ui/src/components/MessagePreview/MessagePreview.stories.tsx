import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MessagePreview } from './MessagePreview'
import { guide } from './MessagePreview.guide'

const meta = {
  component: MessagePreview,
  parameters: { guide },
  args: {
    label: 'The owner will receive',
    to: 'To Lakshmi Raghavan, by email and on EdBazaar',
    title: '4 of 6 changes to Vidya Niketan Public School are approved',
    children:
      'Two changes were not accepted:\n\nMain photo: the picture contains a phone number.\n\nYou can appeal until 10 December 2026. Case M-20417.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
} satisfies Meta<typeof MessagePreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.label })).toHaveTextContent('Case M-20417')
  },
}

export const TextOnly: Story = {
  args: {
    to: undefined,
    title: undefined,
    children: 'Your request is now part of “Special education room”.',
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
