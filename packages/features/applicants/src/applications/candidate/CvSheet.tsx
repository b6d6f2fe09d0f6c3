import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatBytes, formatMonth, languageOf } from '@edbazaar/ui/formatting'
import { ArrowRightIcon } from '@edbazaar/ui/Icon'
import type { Application } from '../application-types'
import { messages } from '../messages'
import * as styles from './candidate.css'
import { Section } from './Section'

/** The posts and qualifications of the applicant as one sheet, with the file below. */
export function CvSheet({ application }: { application: Application }) {
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
              <OpenCv id={row.id} />
            </>
          )}
        </figcaption>
      </figure>
    </Section>
  )
}

/** Its address is valid for a minute. */
function OpenCv({ id }: { id: string }) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  async function open() {
    const address = await run((api) =>
      answerOf(api.POST('/job-applications/{id}/cv-address', { params: { path: { id } } })),
    )
    if (address === null) return
    const link = document.createElement('a')
    link.href = address.url
    link.target = '_blank'
    link.rel = 'noopener'
    link.click()
  }
  return (
    <Button variant="bare" loading={isBusy} onClick={() => void open()}>
      {t(messages.openCv)}
      <ArrowRightIcon size="small" />
    </Button>
  )
}
