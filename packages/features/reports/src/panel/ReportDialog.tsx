import { answerOf, type ReportReason } from '@edbazaar/api-client'
import { HoneypotField, useRequest } from '@edbazaar/feature-form-kit'
import { isEmail } from '@edbazaar/feature-form-kit/fields'
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
import { useState } from 'react'
import { messages } from './messages'
import { messageReasons, reportReasons } from './reasons'
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
  const { run, isBusy } = useRequest()
  const [reason, setReason] = useState<ReportReason | null>(record.isMistake ? 'wrong_facts' : null)
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  const reasons = record.message === undefined ? reportReasons[record.kind] : messageReasons
  const sent = reportedText(record.message, text)
  const needsText = reason === 'other' || reason === 'wrong_facts'
  const isTextMissing = needsText && text.trim() === ''
  const isEmailWrong = email.trim() !== '' && !isEmail(email)

  async function report() {
    setHasTried(true)
    if (reason === null || isTextMissing || isEmailWrong) return
    const receipt = await run((api) =>
      answerOf(
        api.POST('/reports', {
          body: {
            kind: record.kind,
            id: record.id,
            reason,
            website,
            ...(sent !== '' && { text: sent }),
            ...(session === null && email.trim() !== '' && { email: email.trim() }),
          },
        }),
      ),
    )
    if (receipt !== null) setReference(receipt.reference)
  }
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
      description={t(
        record.message === undefined ? messages.reportText : messages.reportMessageText,
      )}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void report()}>
            {t(messages.sendReport)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {record.message !== undefined && (
          <blockquote className={styles.quote} lang={languageOf(record.message)}>
            {record.message}
          </blockquote>
        )}
        <RadioGroup
          legend={t(messages.reason)}
          value={reason}
          onValueChange={(value) => setReason(reasons.find((each) => each === value) ?? null)}
          error={hasTried && reason === null ? t(messages.reasonRequired) : undefined}
          options={reasons.map((each) => ({
            value: each,
            label:
              each === 'closed' && record.kind === 'job'
                ? t(messages.jobClosed)
                : t(messages.reasons[each]),
          }))}
        />
        {reason === 'child_safety' && <Notice tone="bad">{t(messages.emergency)}</Notice>}
        <TextArea
          label={t(messages.words)}
          hint={t(needsText ? messages.wordsRequiredHint : messages.wordsOptionalHint)}
          required={needsText}
          error={hasTried && isTextMissing ? t(messages.wordsRequired) : undefined}
          rows={3}
          maxLength={wordsLeft(record.message)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {session === null && (
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t(messages.email)}
            hint={t(messages.emailHint)}
            error={hasTried && isEmailWrong ? t(messages.emailInvalid) : undefined}
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
        <HoneypotField
          field={{
            name: 'website',
            value: website,
            onChange: ({ target }: { target: HTMLInputElement }) => setWebsite(target.value),
          }}
        />
      </div>
    </Dialog>
  )
}
