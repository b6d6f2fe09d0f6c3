import { paths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import * as styles from './link.css'
import { messages } from './messages'

const alternativeContents = {
  byLink: {
    title: messages.byLink,
    text: messages.byLinkText,
    href: paths.loginByLink,
    label: messages.byLinkAction,
  },
  newPassword: {
    title: messages.newPassword,
    text: messages.newPasswordText,
    href: paths.forgotPassword,
    label: messages.newPasswordAction,
  },
  contact: {
    title: messages.contact,
    text: messages.contactText,
    href: paths.contactUs,
    label: messages.contactAction,
  },
}

interface LinkPageProps {
  title: string
  text?: string | undefined
  /** Other options to show beside the page, in this order. */
  alternatives: readonly (keyof typeof alternativeContents)[]
  children: ReactNode
}

/** A page that requests or is opened by an emailed link. */
export function LinkPage({ title, text, alternatives, children }: LinkPageProps) {
  const t = useMessages(messages)
  return (
    <article className={styles.columns}>
      <div className={styles.step}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </header>
        {children}
      </div>
      <section aria-labelledby="alternatives-title">
        <SectionHead title={t(messages.alternativesTitle)} titleId="alternatives-title" isFlush />
        <ul>
          {alternatives.map((name) => (
            <li key={name} className={styles.alternative}>
              <h3 className={styles.alternativeTitle}>{t(alternativeContents[name].title)}</h3>
              <p className={styles.alternativeText}>{t(alternativeContents[name].text)}</p>
              <Link href={alternativeContents[name].href}>
                {t(alternativeContents[name].label)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
