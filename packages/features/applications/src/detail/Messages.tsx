import { answerOf, type MyApplication } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Timeline } from '@edbazaar/ui/Timeline'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
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
        <p className={styles.said}>{message.text}</p>
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

function WriteForm({ application, onChange }: MessagesProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setError(t(messages.writeSomething))
    setError(undefined)
    const params = { path: { id: application.row.id } }
    const body = { text: text.trim(), request_key: requestKey }
    const sent = await run((api) =>
      answerOf(api.POST('/my-applications/{id}/messages', { params, body })),
    )
    if (sent === null) return
    setText('')
    setRequestKey(crypto.randomUUID())
    onChange(sent)
    showToast({ type: 'success', message: t(messages.messageSent) })
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <TextArea
        label={t(messages.write(application.row.listing.name))}
        rows={3}
        maxLength={4000}
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={styles.actions}>
        <Button type="submit" variant="main" loading={isBusy}>
          {t(messages.send)}
        </Button>
        {application.row.interview !== null && text === '' && (
          <Button onClick={() => setText(t(messages.anotherTimeText))}>
            {t(messages.anotherTime)}
          </Button>
        )}
      </p>
    </form>
  )
}
