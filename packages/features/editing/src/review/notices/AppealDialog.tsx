import { answerOf, type ModerationNotice } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatDay } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useStore } from 'jotai'
import { useId } from 'react'
import * as v from 'valibot'
import { messages } from './messages'
import { reloadReviewAtom } from './review-atom'

interface AppealDialogProps {
  notice: Pick<ModerationNotice, 'case_id' | 'name'>
  onClose: () => void
}

const appealSchema = (t: Translate) => v.object({ text: requiredText(t(messages.appealRequired)) })

/** The owner's reasons against a decision. */
export default function AppealDialog({ notice, onClose }: AppealDialogProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const store = useStore()
  const formId = useId()
  const params = { path: { id: notice.case_id } }
  const { field, isDirty, isSending, onSubmit } = usePageForm({
    schema: appealSchema,
    initial: { text: '' },
    send: (api, body) => answerOf(api.POST('/moderation/cases/{id}/appeal', { params, body })),
    toast: (receipt) =>
      t(messages.sent(formatDay(receipt.decided_until, { withYear: true, locale }))),
    reloads: false,
    onSuccess() {
      void store.set(reloadReviewAtom)
      onClose()
    },
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      title={t(messages.appealTitle(notice.name))}
      description={t(messages.appealText)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.send)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextArea label={t(messages.appealLabel)} rows={5} maxLength={2000} {...field('text')} />
      </form>
      {question}
    </Dialog>
  )
}
