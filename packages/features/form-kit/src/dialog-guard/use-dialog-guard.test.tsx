import { renderPage } from '@edbazaar/feature-platform/testing'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { requiredText, usePageForm } from '../page-form'
import { useDialogGuard } from './use-dialog-guard'
import { useDirtyReport } from './use-dirty-report'

const noteSchema = () => v.object({ note: requiredText('Write a note.') })

interface NoteProps {
  send: () => Promise<string>
  onClose: () => void
}

function NoteDialog({ send, onClose }: NoteProps) {
  const { field, isDirty, onSubmit } = usePageForm({
    schema: noteSchema,
    initial: { note: 'Call' },
    send,
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog isOpen title="Note" onClose={close} footer={<Button onClick={close}>Cancel</Button>}>
      <form noValidate onSubmit={onSubmit}>
        <TextField label="Text" {...field('note')} />
        <button type="submit">Save</button>
      </form>
      {question}
    </Dialog>
  )
}

function InnerForm({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const [text, setText] = useState('')
  useDirtyReport(text !== '', onDirty)
  return <TextField label="Text" value={text} onChange={({ target }) => setText(target.value)} />
}

/** A dialog that stays in the page, whose form is a component of its own. */
function OuterDialog() {
  const [isOpen, setIsOpen] = useState(true)
  const [isDirty, setIsDirty] = useState(false)
  const { close, question } = useDialogGuard({ isDirty, onClose: () => setIsOpen(false) })
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} title="Note" onClose={close}>
        <InnerForm onDirty={setIsDirty} />
        {question}
      </Dialog>
    </>
  )
}

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' })
const question = () => screen.queryByRole('alertdialog', { name: 'Confirmation' })

async function show(send = async () => 'saved') {
  const onClose = vi.fn()
  renderPage([{ path: '/', element: <NoteDialog send={send} onClose={onClose} /> }], '/')
  await screen.findByRole('dialog', { name: 'Note' })
  const user = userEvent.setup()
  const answer = (name: 'Yes' | 'No') =>
    user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
  return { user, onClose, answer }
}
type User = ReturnType<typeof userEvent.setup>

const ways: [string, (user: User) => Promise<void>][] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['Close', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', (user) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
]

test.each(ways)('%s closes a dialog in which nothing was changed', async (_, leave) => {
  const { user, onClose } = await show()
  await user.type(text(), ' now{Backspace}{Backspace}{Backspace}{Backspace}')
  await leave(user)
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(ways)('%s asks before changes are lost, and No keeps them', async (_, leave) => {
  const { user, onClose, answer } = await show()
  await user.type(text(), ' now')
  await leave(user)
  expect(question()?.textContent).toContain('All changes will be lost. Continue?')
  expect(onClose).not.toHaveBeenCalled()
  await answer('No')
  await waitFor(() => expect(question()).toBeNull())
  expect(text().value).toBe('Call now')
  await leave(user)
  await answer('Yes')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press outside asks, too', async () => {
  const { user, onClose } = await show()
  await user.type(text(), ' now')
  const scrim = screen.getByRole('dialog', { name: 'Note' }).previousElementSibling
  // The page behind a dialog takes no presses, but its scrim is there.
  const presser = userEvent.setup({ pointerEventsCheck: 0 })
  if (scrim !== null) await presser.click(scrim)
  expect(question()).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('does not ask while the form is being sent, nor after it was sent', async () => {
  const sent = Promise.withResolvers<string>()
  const { user, onClose } = await show(() => sent.promise)
  await user.type(text(), ' now')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
  sent.resolve('saved')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(question()).toBeNull()
})

test('a form further inside reports its changes, until it is gone', async () => {
  renderPage([{ path: '/', element: <OuterDialog /> }], '/')
  const user = userEvent.setup()
  await screen.findByRole('dialog', { name: 'Note' })
  await user.type(text(), 'x')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Note' })
  expect(question()).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

function OpenedDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <NoteDialog send={async () => 'saved'} onClose={() => setIsOpen(false)} />}
    </main>
  )
}

test('the focus returns to what opened the dialog, also after the question', async () => {
  renderPage([{ path: '/', element: <OpenedDialog /> }], '/')
  const user = userEvent.setup()
  const opener = await screen.findByRole('button', { name: 'Open' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Note' })
  await user.type(text(), 'x')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Each dialog returns the focus in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(opener)
})
