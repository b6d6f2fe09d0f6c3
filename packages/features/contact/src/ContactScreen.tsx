import { HoneypotField, SentNotice, useApiForm } from '@edbazaar/feature-forms'
import { paths, useAddress } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useSearchParams } from 'react-router-dom'
import * as styles from './contact.css'
import { loadContactSchema, sendMessage } from './contact-form'
import { topics } from './contact-topics'
import { messages, topicNames } from './messages'

export function ContactScreen() {
  return (
    <article>
      <PageHead title={messages.title} standfirst={messages.standfirst} />
      <div className={styles.columns}>
        <section aria-labelledby="form-title">
          <SectionHead title={messages.form} titleId="form-title" />
          <ContactForm />
        </section>
        <Elsewhere />
      </div>
    </article>
  )
}

function ContactForm() {
  const address = useAddress()
  const [search] = useSearchParams()
  const { isSent, msg, isSending, onSubmit, field } = useApiForm({
    loadSchema: loadContactSchema,
    send: sendMessage,
  })
  if (isSent) {
    return <SentNotice title={messages.sentTitle}>{messages.sentText}</SentNotice>
  }
  const requestedTopic = search.get('topic')
  const { defaultValue: postedTopic, ...topic } = field('topic')
  return (
    <form
      noValidate
      method="post"
      action={address(paths.contactUs)}
      className={styles.form}
      aria-labelledby="form-title"
      onSubmit={onSubmit}
    >
      {msg !== null && <Notice tone="bad" title={msg} />}
      <Select
        label={messages.topic}
        options={topics.map((value) => ({ value, label: topicNames[value] }))}
        defaultValue={postedTopic ?? topics.find((value) => value === requestedTopic) ?? topics[0]}
        {...topic}
      />
      <div className={styles.pair}>
        <TextField label={messages.name} autoComplete="name" required {...field('name')} />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          hint={messages.emailHint}
          required
          {...field('email')}
        />
      </div>
      <TextArea
        label={messages.message}
        hint={messages.messageHint}
        required
        {...field('message')}
      />
      <HoneypotField field={field('website')} />
      <Button type="submit" variant="main" size="large" loading={isSending} className={styles.send}>
        {messages.send}
      </Button>
    </form>
  )
}

/** Links that may answer a question sooner than a message. */
function Elsewhere() {
  const links = [
    {
      title: messages.askSchool,
      text: messages.askSchoolText,
      href: paths.schools,
      label: messages.schools,
    },
    {
      title: messages.ranking,
      text: messages.rankingText,
      href: `${paths.aboutUs}#ranking`,
      label: messages.aboutUs,
    },
    { title: messages.jobs, text: messages.jobsText, href: paths.jobs, label: messages.allJobs },
    {
      title: messages.partners,
      text: messages.partnersText,
      href: paths.partners,
      label: messages.embed,
    },
  ]
  return (
    <section aria-labelledby="elsewhere-title">
      <SectionHead title={messages.elsewhere} titleId="elsewhere-title" isFlush />
      <ul>
        {links.map(({ title, text, href, label }) => (
          <li key={href} className={styles.link}>
            <h3 className={styles.linkTitle}>{title}</h3>
            <p className={styles.linkText}>{text}</p>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
