import { type AdminEnquiry, answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Link } from '@edbazaar/ui/Link'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import * as v from 'valibot'
import { inboxPath } from '../inbox-path'
import { enquiryMessages as messages } from '../messages'
import { ClaimFacts } from './ClaimFacts'

interface ReviewDialogProps {
  enquiry: AdminEnquiry
  onClose: () => void
}

/** A note is for an enquiry that is reopened. */
const reviewSchema = (t: Translate) =>
  v.pipe(
    v.object({
      outcome: v.picklist(['upheld', 'overturned'], t(messages.choose)),
      note: optionalText,
    }),
    v.transform(({ outcome, note }) => ({
      outcome,
      ...(outcome === 'overturned' && note !== null && { note }),
    })),
  )

/** Decides whether an enquiry that its desk marked as invalid stays closed. */
export function ReviewDialog({ enquiry, onClose }: ReviewDialogProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const formId = useId()
  const { control, field, isDirty, isSending, onSubmit } = usePageForm({
    schema: reviewSchema,
    initial: { outcome: '', note: '' },
    send: async (api, body) => {
      const params = { path: { id: enquiry.enquiry_id } }
      await answerOf(api.POST('/admin/enquiries/{id}/invalid-review', { params, body }))
      return body.outcome
    },
    // Another admin was first.
    reloadsOn: [409],
    onSuccess(outcome) {
      showToast({ type: 'info', message: t(messages.done[outcome](enquiry.reference)) })
      onClose()
    },
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const outcome = control('outcome')
  return (
    <Dialog
      isOpen
      title={t(messages.reviewOf(enquiry.reference))}
      description={
        enquiry.invalid_reason === null ? undefined : t(messages.reasons[enquiry.invalid_reason])
      }
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.decide)}
          </Button>
        </>
      }
    >
      <ClaimFacts enquiry={enquiry} />
      <p>
        <Link href={inboxPath(enquiry)}>{t(messages.openEnquiry)}</Link>
      </p>
      <form id={formId} noValidate onSubmit={onSubmit}>
        <RadioGroup
          legend={t(messages.isInvalid)}
          options={[
            { value: 'upheld', label: t(messages.upheld), hint: t(messages.upheldHint) },
            {
              value: 'overturned',
              label: t(messages.overturned),
              hint: t(messages.overturnedHint),
            },
          ]}
          {...outcome}
        />
        {outcome.value === 'overturned' && (
          <TextArea label={t(messages.note)} rows={2} maxLength={500} {...field('note')} />
        )}
      </form>
      {question}
    </Dialog>
  )
}
