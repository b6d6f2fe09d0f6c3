import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { InboxIcon, MessageCircleIcon, PencilIcon } from '../Icon/work-icons'
import { TextField } from '../TextField/TextField'
import { Tabs } from './Tabs'
import { guide } from './Tabs.guide'

const meta = {
  component: Tabs,
  parameters: { guide },
  args: {
    label: 'Case',
    tabs: [
      { value: 'changes', label: 'Changes', count: 6, panel: <p>Fees: ₹1,24,500 → ₹1,46,000</p> },
      { value: 'history', label: 'History', count: '100+', panel: <TextField label="Find" /> },
      { value: 'owner', label: 'Owner', panel: <p>Lakshmi Raghavan, since March 2024</p> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Case' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Changes 6', selected: true })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Changes 6' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'History 100+' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('history')
    await expect(canvas.getByRole('tabpanel', { name: 'History 100+' })).toBeVisible()
    await expect(canvas.getByText(/1,24,500/)).not.toBeVisible()
  },
}

/** Arrow keys open the next tab; the Tab key moves to its panel. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Changes 6' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Owner', selected: true })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'History 100+', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Owner', selected: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Owner' })).toHaveFocus()
  },
}

/** Text typed in a panel stays when another tab is opened. */
export const KeepsState: Story = {
  args: { defaultValue: 'history' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find' }), 'fees')
    await userEvent.click(canvas.getByRole('tab', { name: 'Owner' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'History 100+' }))
    await expect(canvas.getByRole('textbox', { name: 'Find' })).toHaveValue('fees')
  },
}

/** Arrow keys only move the focus, because opening a tab is slow. */
export const ManualActivation: Story = {
  args: { activation: 'manual', value: 'changes' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <Tabs {...args} value={value} onValueChange={setValue} />
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const history = canvas.getByRole('tab', { name: 'History 100+' })
    await expect(history).toHaveFocus()
    await expect(history).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(history).toHaveAttribute('aria-selected', 'true')
  },
}

export const WithIcons: Story = {
  args: {
    label: 'Reply by',
    tabs: [
      {
        value: 'email',
        label: 'Email',
        icon: <InboxIcon size="small" />,
        panel: <p>Dear Asha,</p>,
      },
      {
        value: 'whatsapp',
        label: 'WhatsApp',
        icon: <MessageCircleIcon size="small" />,
        panel: <p>Hello Asha</p>,
      },
      {
        value: 'note',
        label: 'Note',
        icon: <PencilIcon size="small" />,
        panel: <p>No notes yet</p>,
      },
    ],
  },
}

/** The list scrolls to the focused tab. */
export const LongWordsOnAPhone: Story = {
  args: {
    tabs: [
      { value: 'changes', label: 'बदली गई जानकारी', count: 6, panel: <p>शुल्क और प्रवेश की तिथियाँ</p> },
      { value: 'history', label: 'Extracurricular activities', count: 123456, panel: <p>None</p> },
      { value: 'owner', label: 'विद्यालय के संचालक', panel: <p>लक्ष्मी राघवन</p> },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'विद्यालय के संचालक' })
    await expect(last).toHaveAttribute('lang', 'hi')
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(390))
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...WithIcons, globals: { theme: 'dark' } }
