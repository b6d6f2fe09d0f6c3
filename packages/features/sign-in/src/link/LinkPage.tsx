import { paths } from '@edbazaar/feature-shell'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import * as styles from './link.css'
import { messages } from './link-messages'

const ways = {
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
  /** Where else one may turn, in this order. */
  others: readonly (keyof typeof ways)[]
  children: ReactNode
}

/** A page that a mailed link opens, or that asks for one. */
export function LinkPage({ title, text, others, children }: LinkPageProps) {
  return (
    <article className={styles.columns}>
      <div className={styles.step}>
        <header>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </header>
        {children}
      </div>
      <section aria-labelledby="other-ways">
        <SectionHead title={messages.wayTitle} titleId="other-ways" isFlush />
        <ul>
          {others.map((name) => (
            <li key={name} className={styles.way}>
              <h3 className={styles.wayTitle}>{ways[name].title}</h3>
              <p className={styles.wayText}>{ways[name].text}</p>
              <Link href={ways[name].href}>{ways[name].label}</Link>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
