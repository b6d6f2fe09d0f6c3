import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog'
import { guide } from './ConfirmDialog.guide'

const meta = {
  component: ConfirmDialog,
  // Each fills the viewport, so each has its own frame.
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    question: 'Are you sure to delete the image?',
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Confirmation' })
    await expect(dialog).toHaveAccessibleDescription(args.question)
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.onYes).toHaveBeenCalledOnce()
    await expect(args.onNo).not.toHaveBeenCalled()
  },
}

/** Pressing Enter at once cancels. */
export const EnterMeansNo: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(args.onNo).toHaveBeenCalledTimes(2)
    await expect(args.onYes).not.toHaveBeenCalled()
  },
}

export const Danger: Story = { args: { tone: 'danger' } }

/** For leaving without saving. */
export const Safe: Story = {
  args: {
    tone: 'safe',
    title: 'Leave without saving?',
    question: '1 field is not saved.',
    yesLabel: 'Leave',
    noLabel: 'Stay',
  },
}

export const Busy: Story = {
  args: { tone: 'danger', isBusy: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /Yes/ }))
    await expect(args.onYes).not.toHaveBeenCalled()
  },
}

export const WithMore: Story = {
  args: {
    question: 'All changes will be lost. Continue?',
    children: <p>Two fields are filled and one image is uploaded.</p>,
  },
}

export const LongQuestion: Story = {
  args: {
    question:
      'Are you sure you want to skip the walk through? Again you will not be able to get walk through',
  },
  globals: { viewport: { value: 'phone' } },
}

export const HindiOnAPhone: Story = {
  args: {
    lang: 'hi',
    title: 'पुष्टि करें',
    question: 'क्या आप वाकई इस विद्यालय की यह तस्वीर हटाना चाहते हैं?',
    yesLabel: 'हाँ',
    noLabel: 'नहीं',
    closeLabel: 'बंद करें',
    tone: 'danger',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Danger, globals: { theme: 'dark' } }
