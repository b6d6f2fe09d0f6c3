import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useState } from 'react'
import type { Enquiry } from '../enquiry-types'
import { messages } from '../messages'
import { useChange } from '../use-change'
import { messages as dialogMessages } from './messages'

interface AssignDialogProps {
  enquiry: Enquiry
  onClose: () => void
}

/** Chooses the member who takes care of an enquiry. */
export function AssignDialog({ enquiry, onClose }: AssignDialogProps) {
  const t = useMessages(messages, dialogMessages)
  const { change, isBusy } = useChange()
  const present = `${enquiry.assigned_to?.user_id ?? ''}`
  const [chosen, setChosen] = useState(present)
  const names = Object.fromEntries(enquiry.members.map(({ user_id: id, name }) => [id, name]))
  async function save() {
    const assigned = chosen === '' ? null : Number(chosen)
    await change(enquiry, { assigned_to: assigned }, names)
    onClose()
  }
  const { close, question } = useDialogGuard({ isDirty: chosen !== present && !isBusy, onClose })
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.assignTitle)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(messages.assign)}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t(messages.assignedTo)}
        value={chosen}
        onValueChange={setChosen}
        options={[
          ...enquiry.members.map(({ user_id: id, name }) => ({ value: `${id}`, label: name })),
          { value: '', label: t(messages.nobody) },
        ]}
      />
      {question}
    </Dialog>
  )
}
