import { answerOf } from '@edbazaar/api-client'
import { HoneypotField } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { paths, useMessages, useSession } from '@edbazaar/feature-platform'
import type { ReportedRecord } from '@edbazaar/feature-platform/report-panel'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useId, useState } from 'react'
import { messages } from './messages'
import { messageReasons, reportReasons } from './reasons'
import { needsText, reportSchema } from './report-schema'
import { reportedText, wordsLeft } from './reported-text'
import * as styles from './reports.css'

interface ReportDialogProps {
  record: ReportedRecord
  onClose: () => void
}

/** Reports a public record: the reason, a text, and for visitors an email address. */
export default function ReportDialog({ record, onClose }: ReportDialogProps) {
  const t = useMessages(messages)
  const session = useSession()
  const formId = useId()
  const [reference, setReference] = useState<string | null>(null)
  const reasons = record.message === undefined ? reportReasons[record.kind] : messageReasons
  const { control, field, isDirty, isSending, onSubmit } = usePageForm({
    schema: reportSchema(reasons),
    initial: { reason: record.isMistake ? 'wrong_facts' : '', text: '', email: '', website: '' },
    send: (api, { reason, text, email, website }) => {
      const sent = reportedText(record.message, text)
      return answerOf(
        api.POST('/reports', {
          body: {
            kind: record.kind,
            id: record.id,
            reason,
            website,
            ...(sent !== '' && { text: sent }),
            ...(session === null && email !== '' && { email }),
          },
        }),
      )
    },
    reloads: false,
    onSuccess: (receipt) => setReference(receipt.reference),
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const reason = control('reason')
  const isTextNeeded = needsText(reason.value)
  const frame = {
    isOpen: true,
    title: t(
      record.message === undefined
        ? messages.reportTitle(record.name)
        : messages.reportMessageTitle(record.name),
    ),
    closeLabel: t(messages.close),
    onClose,
  }
  if (reference !== null)
    return (
      <Dialog {...frame} footer={<Button onClick={onClose}>{t(messages.close)}</Button>}>
        <Notice tone="good" title={t(messages.reportSent)}>
          <p>{t(messages.reportReference(reference))}</p>
          {session !== null && (
            <p>
              <RichMessage
                from={messages}
                message={messages.reportStatus}
                parts={{
                  link: <Link href={paths.myReports(session.user.id)} onClick={onClose} />,
                }}
              />
            </p>
          )}
        </Notice>
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      onClose={close}
      description={t(
        record.message === undefined ? messages.reportText : messages.reportMessageText,
      )}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.sendReport)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        {record.message !== undefined && (
          <blockquote className={styles.quote} lang={languageOf(record.message)}>
            {record.message}
          </blockquote>
        )}
        <RadioGroup
          legend={t(messages.reason)}
          {...reason}
          options={reasons.map((each) => ({
            value: each,
            label:
              each === 'closed' && record.kind === 'job'
                ? t(messages.jobClosed)
                : t(messages.reasons[each]),
          }))}
        />
        {reason.value === 'child_safety' && <Notice tone="bad">{t(messages.emergency)}</Notice>}
        <TextArea
          label={t(messages.words)}
          hint={t(isTextNeeded ? messages.wordsRequiredHint : messages.wordsOptionalHint)}
          required={isTextNeeded}
          rows={3}
          maxLength={wordsLeft(record.message)}
          {...field('text')}
        />
        {session === null && (
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t(messages.email)}
            hint={t(messages.emailHint)}
            maxLength={254}
            {...field('email')}
          />
        )}
        <HoneypotField field={field('website')} />
      </form>
      {question}
    </Dialog>
  )
}
