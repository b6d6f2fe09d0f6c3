import { answerOf } from '@edbazaar/api-client'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { Timeline } from '@edbazaar/ui/Timeline'
import { useState } from 'react'
import * as v from 'valibot'
import type { Application } from '../application-types'
import { messages } from '../messages'
import * as styles from './applicant.css'
import { Section } from './Section'

interface MessagesSectionProps {
  application: Application
  now: number
  mayWrite: boolean
}

/** The conversation with the applicant, and a field for the next message. */
export function MessagesSection({ application, now, mayWrite }: MessagesSectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { row, messages: sent } = application
  const canWrite = mayWrite && row.state !== 'withdrawn'
  if (sent.length === 0 && !canWrite) return null
  return (
    <Section title={t(messages.messages)}>
      <Timeline
        className={styles.thread}
        label={t(messages.messages)}
        emptyText={t(messages.noMessages)}
        events={sent.map(({ id, is_from_applicant: isTheirs, author, text, at }) => ({
          id,
          title: author,
          date: formatMoment(at, { now, locale }),
          dateTime: at,
          state: isTheirs ? 'key' : 'done',
          body: (
            <p className={styles.words} lang={languageOf(text)}>
              {text}
            </p>
          ),
        }))}
      />
      {canWrite && <Composer id={row.id} />}
    </Section>
  )
}

const messageSchema = (t: Translate) => v.object({ text: requiredText(t(messages.writeFirst)) })

function Composer({ id }: { id: string }) {
  const t = useMessages(messages)
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const { field, isSending, onSubmit } = usePageForm({
    schema: messageSchema,
    initial: { text: '' },
    send: (api, { text }) =>
      answerOf(
        api.POST('/job-applications/{id}/messages', {
          params: { path: { id } },
          body: { text, request_key: requestKey },
        }),
      ),
    toast: () => t(messages.sent),
    resets: true,
    onSuccess: () => setRequestKey(crypto.randomUUID()),
  })
  return (
    <form noValidate className={styles.composer} onSubmit={onSubmit}>
      <TextArea
        label={t(messages.write)}
        hint={t(messages.writeHint)}
        rows={3}
        maxLength={4000}
        {...field('text')}
      />
      <Button type="submit" loading={isSending}>
        {t(messages.sendMessage)}
      </Button>
    </form>
  )
}
