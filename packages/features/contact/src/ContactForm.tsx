import { HoneypotField, SentNotice, useApiForm } from '@edbazaar/feature-form-kit'
import { paths, useMessages, usePathWithBase } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import * as styles from './contact.css'
import { loadContactSchema, sendMessage } from './contact-form'
import { topics } from './contact-topics'
import type { ContactSchool } from './load-contact'
import { messages } from './messages'

/** Sends a message to the team. */
export function ContactForm() {
  const t = useMessages(messages)
  const pathWithBase = usePathWithBase()
  const [search] = useSearchParams()
  const school = useLoaderData<ContactSchool | null>()
  const { isSent, msg, isSending, onSubmit, field, form } = useApiForm({
    loadSchema: loadContactSchema,
    send: sendMessage,
    hasAction: true,
  })
  if (isSent) {
    return <SentNotice title={t(messages.sentTitle)}>{t(messages.sentText)}</SentNotice>
  }
  const requestedTopic = search.get('topic')
  const { defaultValue: postedTopic, ...topic } = field('topic')
  return (
    <form
      noValidate
      method="post"
      action={pathWithBase(paths.contactUs)}
      className={styles.form}
      aria-labelledby="form-title"
      onSubmit={onSubmit}
    >
      {school && (
        <p className={styles.about}>
          <b>{t(messages.aboutSchool)}</b> {school.line}
        </p>
      )}
      {msg !== null && <Notice tone="bad" title={msg} />}
      <Select
        label={t(messages.topic)}
        options={topics.map((value) => ({ value, label: t(messages.topics[value]) }))}
        defaultValue={postedTopic ?? topics.find((value) => value === requestedTopic) ?? topics[0]}
        {...topic}
      />
      <div className={styles.pair}>
        <TextField label={t(messages.name)} autoComplete="name" required {...field('name')} />
        <TextField
          label={t(messages.email)}
          type="email"
          autoComplete="email"
          hint={t(messages.emailHint)}
          required
          {...field('email')}
        />
      </div>
      <TextArea
        label={t(messages.message)}
        hint={t(messages.messageHint)}
        required
        {...field('message')}
      />
      <input type="hidden" {...form.register('about')} value={school?.line ?? ''} />
      <HoneypotField field={field('website')} />
      <Button type="submit" variant="main" size="large" loading={isSending} className={styles.send}>
        {t(messages.send)}
      </Button>
    </form>
  )
}
