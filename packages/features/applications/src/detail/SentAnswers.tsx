import type { MyApplication } from '@edbazaar/api-client'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatMoment, formatNumber } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { type ReactNode, useState } from 'react'
import { CvLink } from './CvLink'
import * as styles from './detail.css'
import { messages } from './messages'

/** The application as the employer got it, and the users who opened the contact details. */
export function SentAnswers({ application }: { application: MyApplication }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  const { row, form, reveals } = application
  return (
    <section className={styles.section} aria-labelledby="sent-title">
      <SectionHead title={t(messages.youSent)} titleId="sent-title" isFlush />
      <dl className={styles.facts}>
        <Fact name={t(messages.name)}>{form.full_name}</Fact>
        <Fact name={t(messages.contact)}>
          {[form.email, form.phone, form.city].filter(Boolean).join(', ')}
          <small className={styles.small}>
            {reveals.length === 0
              ? t(messages.notRevealed)
              : reveals
                  .map(({ by, at }) =>
                    t(messages.revealed(by, formatMoment(at, { now, locale, inSentence: true }))),
                  )
                  .join(' ')}
          </small>
        </Fact>
        <Fact name={t(messages.qualifications)}>{form.qualifications}</Fact>
        {form.experience_years !== null && (
          <Fact name={t(messages.experience)}>{t(messages.years(form.experience_years))}</Fact>
        )}
        {form.expected_pay !== null && (
          <Fact name={t(messages.expectedPay)}>₹{formatNumber(form.expected_pay)}</Fact>
        )}
        {form.cv !== null && (
          <Fact name={t(messages.cv)}>
            <CvLink id={row.id} name={form.cv.name} />
          </Fact>
        )}
        {form.letter !== null && (
          <Fact name={t(messages.letter)}>
            <span className={styles.messageText}>{form.letter}</span>
          </Fact>
        )}
        {form.answers.map(({ question_id: id, prompt, value, file }) => (
          <Fact key={id} name={prompt}>
            {file === null ? (
              <span className={styles.messageText}>{value}</span>
            ) : (
              <CvLink id={row.id} name={file.name} questionId={id} />
            )}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
