import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { TextField } from '../TextField/TextField'
import { GuideBar, type GuideBarProps } from './GuideBar'
import { guide } from './GuideBar.guide'

const onNext = fn()
const buttons = (
  <>
    <Button>Skip</Button>
    <Button variant="main" onClick={onNext}>
      Next
    </Button>
  </>
)

const meta = {
  component: GuideBar,
  args: {
    label: 'Walk through',
    progress: { step: 1, of: 9 },
    children: 'This is the list of your schools. Click on Add School.',
    actions: buttons,
  },
  parameters: { guide, layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minHeight: 400 }}>{Story()}</div>],
} satisfies Meta<typeof GuideBar>

export default meta
type Story = StoryObj<typeof meta>

export const Step: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Walk through' })).toHaveTextContent('1 / 9')
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
}

function Asking(args: GuideBarProps) {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen && <GuideBar {...args} onClose={() => setIsOpen(false)} />
}

export const Question: Story = {
  render: ({ progress: _, ...args }) => <Asking {...args} />,
  args: {
    children: 'Shall we show you how to list a school or a store?',
    actions: <Button variant="main">Yes</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** A panel of the page with the bar below it. */
const inPanel: Story['render'] = (args) => (
  <>
    <Dialog
      isOpen
      onClose={() => {}}
      title="Add New School"
      shape="panel"
      footer={<Button>Close</Button>}
    >
      <TextField label="Name" />
    </Dialog>
    <GuideBar {...args} />
  </>
)

export const OverAPanel: Story = {
  render: inPanel,
  play: async () => {
    const panel = await screen.findByRole('dialog')
    const bar = screen.getByRole('region', { name: 'Walk through' })
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBe(bar.getBoundingClientRect().top),
    )
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('{F6}')
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    onNext.mockClear()
    await userEvent.keyboard('{Enter}')
    await expect(onNext).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(panel).toBeVisible())
  },
}

export const OnAPhone: Story = { render: inPanel, globals: { viewport: { value: 'phone' } } }

export const LongHindi: Story = {
  args: {
    lang: 'hi',
    label: 'परिचय',
    children: 'यह आपके विद्यालयों की सूची है। नया विद्यालय जोड़ने के लिए "विद्यालय जोड़ें" दबाएँ।',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
