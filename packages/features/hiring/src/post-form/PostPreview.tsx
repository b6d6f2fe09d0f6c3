import { formatPay, jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { Seats } from '@edbazaar/ui/Seats'
import { Tabs } from '@edbazaar/ui/Tabs'
import type { ReactNode } from 'react'
import { closingTimeText } from '../labels/closing-text'
import { labelMessages } from '../labels/messages'
import * as styles from './form.css'
import { messages } from './messages'
import { fieldsOf, type PostDraft } from './post-draft'

interface PostPreviewProps {
  draft: PostDraft
  listingName: string
}

/** The job as job seekers see it, while it is written. */
export function PostPreview(props: PostPreviewProps) {
  const t = useMessages(messages)
  return (
    <aside aria-label={t(messages.preview)} className={styles.preview}>
      <p className={styles.note}>{t(messages.asSeen)}</p>
      <Tabs
        label={t(messages.preview)}
        tabs={[
          { value: 'list', label: t(messages.inList), panel: <ListRow {...props} /> },
          { value: 'page', label: t(messages.jobPage), panel: <JobPage {...props} /> },
        ]}
      />
    </aside>
  )
}

function ListRow({ draft, listingName }: PostPreviewProps) {
  return (
    <div className={styles.jobRow}>
      <Heading draft={draft} listingName={listingName} />
      <Facts draft={draft} isShort />
    </div>
  )
}

function JobPage({ draft, listingName }: PostPreviewProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.jobRow}>
      <Heading draft={draft} listingName={listingName} />
      <Facts draft={draft} />
      <h4 className={styles.previewTitle}>{t(messages.duties)}</h4>
      {draft.description === '' ? (
        <p className={styles.hint}>{t(messages.nothingYet)}</p>
      ) : (
        <RichText html={draft.description} />
      )}
      {draft.questions.length > 0 && (
        <>
          <h4 className={styles.previewTitle}>{t(messages.questions)}</h4>
          <ol className={styles.asked}>
            {draft.questions.map(({ prompt }, index) => (
              <li key={index} lang={languageOf(prompt)}>
                {prompt}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Heading({ draft, listingName }: PostPreviewProps) {
  const t = useMessages(labelMessages)
  const title = draft.title.trim() || t(labelMessages.untitled)
  const place = [listingName, draft.location].filter(Boolean).join(', ')
  return (
    <>
      <h3 className={styles.jobTitle} lang={languageOf(title)}>
        {title}
      </h3>
      <p className={styles.jobPlace} lang={languageOf(place)}>
        {place}
      </p>
    </>
  )
}

/** A day, with its year when that is not the present one. */
const dayText = (day: string, locale: ReturnType<typeof useLocale>) =>
  formatDay(day, { locale, withYear: !todayInIndia(new Date()).startsWith(day.slice(0, 4)) })

function Facts({ draft, isShort = false }: { draft: PostDraft; isShort?: boolean }) {
  const t = useMessages(messages, jobMessages)
  const locale = useLocale()
  const fields = fieldsOf(draft)
  const missing = <em className={styles.missing}>{t(messages.incomplete)}</em>
  const isPayComplete =
    fields.pay_scale !== null || (fields.salary_min !== null && fields.salary_max !== null)
  return (
    <dl>
      <Fact name={t(draft.pay_period === 'month' ? messages.payMonth : messages.payOther)}>
        {isPayComplete ? formatPay(fields, t) : missing}
      </Fact>
      <Fact name={t(messages.type)}>{t(jobMessages.types[draft.type])}</Fact>
      {!isShort && fields.subject !== null && (
        <Fact name={t(messages.subject)}>{fields.subject}</Fact>
      )}
      {!isShort && fields.qualifications.length > 0 && (
        <Fact name={t(messages.qualifications)}>{fields.qualifications.join(', ')}</Fact>
      )}
      {!isShort && fields.starts_on !== null && (
        <Fact name={t(messages.starts)}>{dayText(fields.starts_on, locale)}</Fact>
      )}
      <Fact name={t(messages.applyBy)}>
        {fields.closes_on === null ? (
          missing
        ) : (
          <Seats state="open">
            {dayText(fields.closes_on, locale)}
            {!isShort && `, ${closingTimeText(fields.closes_time, locale)}`}
          </Seats>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}
