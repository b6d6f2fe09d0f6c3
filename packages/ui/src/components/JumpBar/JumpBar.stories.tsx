import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
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

/** It scrolls on swipe and on focus. */
export const LongWordsOnAPhone: Story = {
  args: {
    targets: [
      { label: 'Facts', href: '#facts' },
      { label: 'प्रवेश की तिथियाँ', href: '#dates' },
      { label: 'Extracurricular activities', href: '#activities' },
      { label: 'विद्यालय में उपलब्ध सुविधाएँ', href: '#facilities' },
    ],
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'विद्यालय में उपलब्ध सुविधाएँ' })
    await expect(last).toHaveAttribute('lang', 'hi')
    for (const _ of canvas.getAllByRole('link')) await userEvent.tab()
    await expect(last).toHaveFocus()
    await waitFor(() => expect(last.getBoundingClientRect().left).toBeLessThan(390))
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
