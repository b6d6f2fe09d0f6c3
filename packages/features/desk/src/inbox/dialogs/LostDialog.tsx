import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useId } from 'react'
import * as v from 'valibot'
import type { Enquiry, EnquiryRow } from '../enquiry-types'
import { messages } from '../messages'
import { useChange } from '../use-change'
import { messages as dialogMessages } from './messages'
import { lostReasons } from './reasons'

interface LostDialogProps {
  enquiry: Enquiry | EnquiryRow
  onClose: () => void
}

const lostSchema = (t: Translate) =>
  v.object({ reason: v.picklist(lostReasons, t(dialogMessages.reasonRequired)) })

/** Moves an enquiry to Lost, with the reason. */
export function LostDialog({ enquiry, onClose }: LostDialogProps) {
  const t = useMessages(messages, dialogMessages)
  const formId = useId()
  const { change } = useChange()
  const { control, isDirty, isSending, onSubmit } = usePageForm({
    schema: lostSchema,
    initial: { reason: '' },
    send: (_api, { reason }) => change(enquiry, { state: 'lost', lost_why: reason }),
    // The change has its own toast, and loads the page again.
    reloads: false,
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.lostTitle(enquiry.name ?? t(messages.parent)))}
      description={t(
        hasOpenVisit(enquiry) ? dialogMessages.lostTextWithVisit : dialogMessages.lostText,
      )}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(dialogMessages.moveToLost)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <RadioGroup
          legend={t(dialogMessages.reason)}
          legendPlace="hidden"
          {...control('reason')}
          options={lostReasons.map((each) => ({
            value: each,
            label: t(dialogMessages.lostReasons[each]),
          }))}
        />
      </form>
      {question}
    </Dialog>
  )
}

/** Whether a visit may be cancelled with the move: rows of the list only know the state. */
const hasOpenVisit = (enquiry: Enquiry | EnquiryRow): boolean =>
  'visits' in enquiry
    ? enquiry.visits.some(({ state }) => state === 'offered' || state === 'confirmed')
    : enquiry.state === 'visit'
