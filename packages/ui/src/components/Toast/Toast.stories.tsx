import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Toast } from './Toast'
import { guide } from './Toast.guide'
import { ToastPlace } from './ToastPlace'

const undo = fn()

const meta = {
  component: Toast,
  subcomponents: { ToastPlace },
  parameters: { guide },
  args: { message: 'Updated', type: 'success', onClose: fn() },
  decorators: [
    (Story) => <ToastPlace style={{ position: 'static', minHeight: 80 }}>{Story()}</ToastPlace>,
  ],
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Updated')
  },
}

export const Failure: Story = {
  args: { type: 'error', message: 'Plz Check All the Fields.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Info: Story = { args: { type: 'info', message: 'Logged Out Successfully' } }

export const WithAction: Story = {
  args: { type: 'info', message: '“Vidya Niketan” was deleted.' },
  render: (args) => <Toast {...args} action={{ label: 'Undo', onSelect: undo }} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DismissedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const DismissedByEscape: Story = {
  args: { type: 'info', message: 'Requested' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongWordsOnAPhone: Story = {
  args: { type: 'error', message: '' },
  render: (args) => (
    <>
      <Toast {...args} lang="hi" message="संदेश नहीं भेजा जा सका। कृपया कनेक्शन जाँचें और फिर से प्रयास करें।" />
      <Toast
        {...args}
        type="info"
        message="We have written to principal@averyveryverylongschoolname-and-its-trust.example"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Failure, globals: { theme: 'dark' } }
