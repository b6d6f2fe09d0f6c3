import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { InlineNote, type InlineNoteProps } from './InlineNote'
import { guide } from './InlineNote.guide'

/** Holds the saved note, as a page does. */
function ControlledInlineNote({ text: first, onSave, ...rest }: InlineNoteProps) {
  const [text, setText] = useState(first)
  async function save(written: string) {
    const reason = await onSave(written)
    if (reason === null) setText(written)
    return reason
  }
  return <InlineNote {...rest} text={text} onSave={save} />
}

const meta = {
  component: InlineNote,
  parameters: { guide },
  args: {
    label: 'Note on Vidya Niketan',
    text: '',
    onSave: fn<InlineNoteProps['onSave']>(async () => null),
  },
  render: (args) => <ControlledInlineNote {...args} />,
} satisfies Meta<typeof InlineNote>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note: Note on Vidya Niketan' }))
    const area = canvas.getByRole('textbox', { name: 'Note on Vidya Niketan' })
    await expect(area).toHaveFocus()
    await userEvent.type(area, ' Ask about the bus ')
    await userEvent.click(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'))
    await waitFor(() =>
      expect(canvas.getByRole('paragraph')).toHaveTextContent('Ask about the bus'),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith('Ask about the bus')
  },
}

export const WithNote: Story = {
  args: { text: 'Shama says the bus is late.\nAsk in December.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note on Vidya Niketan' }))
    await userEvent.keyboard(' Or not.{Escape}')
    const button = canvas.getByRole('button', { name: 'Note on Vidya Niketan' })
    await expect(button).toHaveFocus()
    await expect(canvas.getByText(/Ask in December\.$/)).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const NotSaved: Story = {
  args: {
    onSave: fn<InlineNoteProps['onSave']>(
      async () => 'There was no connection. Leave the field once more to try again.',
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('Ask about the bus')
    await userEvent.tab()
    const area = canvas.getByRole('textbox')
    await waitFor(() => expect(area).toBeInvalid())
    await expect(area).toHaveValue('Ask about the bus')
    await expect(area).toHaveAccessibleDescription(/no connection/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved')
  },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <ControlledInlineNote
        {...args}
        text={'बस समय पर आती है या नहीं, यह मोहिनी से पूछना है। '.repeat(4).trim()}
      />
      <ControlledInlineNote
        {...args}
        text="Ask Mrs. Venkataraghavan: https://www.averylongschoolname-and-its-trust.example/2027"
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

/** While saving, the note can be read but not changed. */
export const Saving: Story = {
  args: { onSave: fn<InlineNoteProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('Ask about the bus')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saving'))
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
}

export const Dark: Story = { ...NotSaved, globals: { theme: 'dark' } }
