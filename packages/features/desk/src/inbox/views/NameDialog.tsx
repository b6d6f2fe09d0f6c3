import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useId, useState } from 'react'
import { messages } from './messages'

interface NameDialogProps {
  title: string
  initialName: string
  isBusy: boolean
  onClose: () => void
  /** Resolves to the error of the name, to null after another failure, or to nothing. */
  onName: (name: string) => Promise<string | undefined | null>
}

/** Asks for the name of a view. */
export function NameDialog({ title, initialName, isBusy, onClose, onName }: NameDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const [error, setError] = useState<string>()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return setError(t(messages.nameRequired))
    const refusal = await onName(name)
    if (refusal === undefined) onClose()
    else setError(refusal ?? undefined)
  }
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          name="name"
          label={t(messages.name)}
          hint={t(messages.hint)}
          defaultValue={initialName}
          error={error}
          maxLength={60}
          required
        />
      </form>
    </Dialog>
  )
}
