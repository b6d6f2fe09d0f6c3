import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { TextField } from '../TextField/TextField'
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
    (Story, { parameters: { isPage } }) =>
      isPage ? (
        <Story />
      ) : (
        <ToastPlace style={{ position: 'static', minHeight: 80 }}>{Story()}</ToastPlace>
      ),
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

function FormWithToast({ onClose }: { onClose: () => void }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <form style={{ display: 'grid', gap: 24, paddingBottom: 200 }}>
        {Array.from({ length: 14 }, (_, index) => (
          <TextField key={String(index)} label={`Field ${index + 1}`} autoComplete="off" />
        ))}
        <Button onClick={() => setIsShown(true)}>Save</Button>
      </form>
      <ToastPlace>
        {isShown && (
          <Toast type="error" message="The connection was lost. Try again." onClose={onClose} />
        )}
      </ToastPlace>
    </>
  )
}

/** A field under a toast scrolls out from under it: when the toast appears, and on focus. */
export const FieldBeingFilledIn: Story = {
  parameters: { isPage: true },
  render: ({ onClose }) => <FormWithToast onClose={onClose} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = (number: number) => canvas.getByRole('textbox', { name: `Field ${number}` })
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const expectClear = (element: Element) =>
      waitFor(() =>
        expect(boxOf(element).bottom).toBeLessThan(boxOf(canvas.getByRole('alert')).top),
      )
    /** Brings the field to where toasts are. */
    const lower = (element: Element) =>
      window.scrollBy(0, boxOf(element).bottom - window.innerHeight + 90)

    field(12).focus({ preventScroll: true })
    lower(field(12))
    canvas.getByRole('button', { name: 'Save', hidden: true }).click()
    await canvas.findByRole('alert')
    await expectClear(field(12))

    lower(field(13))
    field(13).focus({ preventScroll: true })
    await expectClear(field(13))
  },
}
