import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useId } from 'react'
import * as v from 'valibot'
import type { Enquiry } from '../enquiry-types'
import { messages } from '../messages'
import { dayInWords, dayOf } from '../moments'
import * as styles from './dialogs.css'
import { messages as dialogMessages } from './messages'
import { invalidReasons } from './reasons'

interface InvalidDialogProps {
  enquiry: Enquiry
  onClose: () => void
}

const invalidSchema = (t: Translate) =>
  v.object({
    reason: v.picklist(invalidReasons, t(dialogMessages.reasonRequired)),
    evidence: optionalText,
  })

/** Marks an enquiry as invalid for one of the public reasons, which the parent reads. */
export function InvalidDialog({ enquiry, onClose }: InvalidDialogProps) {
  const t = useMessages(messages, dialogMessages)
  const locale = useLocale()
  const formId = useId()
  const { control, field, isDirty, isSending, onSubmit } = usePageForm({
    schema: invalidSchema,
    initial: { reason: '', evidence: '' },
    send: (api, { reason, evidence }) =>
      answerOf(
        api.POST('/desk/enquiries/{id}/invalid', {
          params: { path: { id: enquiry.id } },
          body: {
            revision: enquiry.revision,
            reason,
            ...(evidence !== null && { evidence }),
          },
        }),
      ),
    toast: () => t(messages.saved.invalid),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const { until, reasons } = enquiry.invalid
  const last =
    until === null ? '' : dayInWords(dayOf(Date.parse(until)), { now: Date.now(), locale })
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.invalidTitle(enquiry.name ?? t(messages.parent)))}
      description={
        until === null ? t(dialogMessages.invalidTooLate) : t(dialogMessages.invalidText(last))
      }
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          {until !== null && (
            <Button type="submit" form={formId} variant="danger" loading={isSending}>
              {t(messages.markInvalid)}
            </Button>
          )}
        </>
      }
    >
      {until !== null && (
        <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
          <RadioGroup
            legend={t(dialogMessages.reason)}
            legendPlace="hidden"
            {...control('reason')}
            options={reasons.map(({ reason: each, is_available: isAvailable }) => ({
              value: each,
              label: t(dialogMessages.invalidReasons[each]),
              disabled: !isAvailable,
              ...(each === 'contact_dead' && { hint: t(dialogMessages.deadNeeds) }),
            }))}
          />
          <TextArea
            label={t(dialogMessages.evidence)}
            rows={2}
            maxLength={1000}
            {...field('evidence')}
          />
          <p className={styles.note}>{t(dialogMessages.invalidNote)}</p>
        </form>
      )}
      {question}
    </Dialog>
  )
}
