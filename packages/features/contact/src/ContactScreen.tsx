import { AskEdBazaarButton } from '@edbazaar/feature-catalogue-ui/enquire'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import * as styles from './contact.css'
import { LazyContactForm } from './LazyContactForm'
import type { ContactSchool } from './load-contact'
import { messages } from './messages'

/** Headings for the menu entries that lead here; all other topics share one. */
const headings = new Map([
  ['consultation', { title: messages.adviceTitle, standfirst: messages.adviceStandfirst }],
  ['donate-books', { title: messages.booksTitle, standfirst: messages.booksStandfirst }],
])

function headingsOf(topic: string, school: ContactSchool | null) {
  if (school !== null && topic === 'correction')
    return { title: messages.mistakeTitle, standfirst: messages.mistakeStandfirst(school.name) }
  if (school !== null && topic === 'listing')
    return { title: messages.claimTitle, standfirst: messages.claimStandfirst(school.name) }
  return headings.get(topic) ?? messages
}

export function ContactScreen() {
  const t = useMessages(messages)
  const [search] = useSearchParams()
  const school = useLoaderData<ContactSchool | null>()
  const { title, standfirst } = headingsOf(search.get('topic') ?? '', school)
  return (
    <article>
      <PageHead title={t(title)} standfirst={t(standfirst)} />
      <div className={styles.columns}>
        <section aria-labelledby="form-title">
          <SectionHead title={t(messages.form)} titleId="form-title" />
          <LazyContactForm />
        </section>
        <Elsewhere />
      </div>
    </article>
  )
}

/** Links that may answer a question sooner than a message. */
function Elsewhere() {
  const t = useMessages(messages)
  const links = [
    {
      title: t(messages.askSchool),
      text: t(messages.askSchoolText),
      href: paths.schools,
      label: t(messages.schools),
    },
    {
      title: t(messages.ranking),
      text: t(messages.rankingText),
      href: `${paths.aboutUs}#ranking`,
      label: t(messages.aboutUs),
    },
    {
      title: t(messages.jobs),
      text: t(messages.jobsText),
      href: paths.jobs,
      label: t(messages.allJobs),
    },
    {
      title: t(messages.partners),
      text: t(messages.partnersText),
      href: paths.partners,
      label: t(messages.embed),
    },
  ]
  return (
    <section aria-labelledby="elsewhere-title">
      <SectionHead title={t(messages.elsewhere)} titleId="elsewhere-title" isFlush />
      <ul>
        <li className={styles.link}>
          <h3 className={styles.linkTitle}>{t(messages.notFound)}</h3>
          <p className={styles.linkText}>{t(messages.notFoundText)}</p>
          <AskEdBazaarButton />
        </li>
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
