import { answerOf, type MyApplication } from '@edbazaar/api-client'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Timeline } from '@edbazaar/ui/Timeline'
import { useState } from 'react'
import * as v from 'valibot'
import * as styles from './detail.css'
import { MessageWarning } from './MessageWarning'
import { messages } from './messages'

interface MessagesProps {
  application: MyApplication
  onChange: (application: MyApplication) => void
}

/** The messages of both sides, and a field to answer. */
export function Messages({ application, onChange }: MessagesProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  const { row } = application
  const events = application.messages.map((message) => ({
    id: message.id,
    title: message.is_from_applicant ? t(messages.you) : message.author,
    date: formatMoment(message.at, { now, locale }),
    dateTime: message.at,
    body: (
      <>
        {message.warnings && (
          <MessageWarning warnings={message.warnings} job={row.job} text={message.text} />
        )}
        <p className={styles.messageText}>{message.text}</p>
      </>
    ),
  }))
  return (
    <>
      {events.length > 0 && <p className={styles.warning}>{t(messages.neverPay)}</p>}
      <Timeline label={t(messages.messages)} events={events} emptyText={t(messages.noMessages)} />
      {row.may_write ? (
        <WriteForm application={application} onChange={onChange} />
      ) : (
        row.state === 'submitted' && <p className={styles.text}>{t(messages.writeLater)}</p>
      )}
    </>
  )
}

const messageSchema = (t: Translate) => v.object({ text: requiredText(t(messages.writeSomething)) })

function WriteForm({ application, onChange }: MessagesProps) {
  const t = useMessages(messages)
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const { field, form, isSending, onSubmit } = usePageForm({
    schema: messageSchema,
    initial: { text: '' },
    send: (api, { text }) =>
      answerOf(
        api.POST('/my-applications/{id}/messages', {
          params: { path: { id: application.row.id } },
          body: { text, request_key: requestKey },
        }),
      ),
    toast: () => t(messages.messageSent),
    reloads: false,
    resets: true,
    onSuccess(sent) {
      setRequestKey(crypto.randomUUID())
      onChange(sent)
    },
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.write(application.row.listing.name))}
        rows={3}
        maxLength={4000}
        {...field('text')}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.send)}
        </Button>
        {application.row.interview !== null && form.watch('text') === '' && (
          <Button onClick={() => form.setValue('text', t(messages.anotherTimeText))}>
            {t(messages.anotherTime)}
          </Button>
        )}
      </p>
    </form>
  )
}
