import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatBytes, formatMonth, languageOf } from '@edbazaar/ui/formatting'
import type { Application } from '../application-types'
import { messages } from '../messages'
import * as styles from './applicant.css'
import { OpenFile } from './OpenFile'
import { Section } from './Section'

interface CvSheetProps {
  application: Application
  /** Whether an admin reads the application, who opens the file for a reason only. */
  isOversight: boolean
}

/** The posts and qualifications of the applicant as one sheet, with the file below. */
export function CvSheet({ application, isOversight }: CvSheetProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { row, posts, cv } = application
  const facts = [row.qualifications, row.city].filter((fact) => fact !== null)
  const month = (text: string) => formatMonth(`${text}-01`, locale)
  if (posts.length === 0 && facts.length === 0 && cv === null && !row.is_hidden) return null
  return (
    <Section title={t(messages.cv)}>
      <figure className={styles.sheet}>
        <div className={styles.paper}>
          <p className={styles.cvName} lang={languageOf(row.label)}>
            {row.label}
          </p>
          {facts.map((fact) => (
            <p key={fact} lang={languageOf(fact)}>
              {fact}
            </p>
          ))}
          {posts.length > 0 && (
            <>
              <h4 className={styles.paperTitle}>{t(messages.posts)}</h4>
              <ul>
                {posts.map(({ role, employer, from, to }) => (
                  <li key={`${role} ${employer} ${from}`} className={styles.post}>
                    <span>
                      <b>{role}</b>, {employer}
                    </span>
                    <span className={styles.when}>
                      {to === null
                        ? t(messages.toNow(month(from)))
                        : t(messages.fromTo(month(from), month(to)))}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <figcaption className={styles.caption}>
          {row.is_hidden && (
            <span>{t(row.state === 'withdrawn' ? messages.cvWithdrawn : messages.cvHidden)}</span>
          )}
          {cv && (
            <>
              <span>
                {cv.name}, {formatBytes(cv.size)}
              </span>
              <OpenFile id={row.id} isOversight={isOversight} />
            </>
          )}
        </figcaption>
      </figure>
    </Section>
  )
}
