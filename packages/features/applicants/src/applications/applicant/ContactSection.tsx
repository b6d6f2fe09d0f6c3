import { type ApplicantContact, answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { minutesOf, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatTimeOfDay } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import type { Application } from '../application-types'
import { messages } from '../messages'
import * as styles from './applicant.css'
import { Section } from './Section'

interface ContactSectionProps {
  application: Application
  mayReveal: boolean
  /** Whether an admin reads the application. */
  isOversight: boolean
}

/** A mobile number in two groups of five digits. */
const groupedPhone = (phone: string) => phone.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2')

/** Email and phone, as far as the applicant allows. Showing them is logged. */
export function ContactSection({ application, mayReveal, isOversight }: ContactSectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run, isBusy } = useRequest()
  const [shown, setShown] = useState<ApplicantContact | null>(null)
  const { row, contact, my_rights: rights } = application
  if (contact === null) return null
  const refusal = isOversight
    ? messages.contactOversight
    : row.is_hidden
      ? messages.contactHidden
      : mayReveal && rights.reveal && contact.may_reveal
        ? null
        : messages.contactForOthers
  const time = (text: string) => formatTimeOfDay(minutesOf(text), locale)
  async function reveal() {
    const path = { id: row.id }
    const answer = await run((api) =>
      answerOf(api.POST('/job-applications/{id}/reveal', { params: { path } })),
    )
    if (answer !== null) setShown(answer)
  }
  return (
    <Section title={t(messages.contact)}>
      {shown === null ? (
        <div className={styles.interview}>
          <p className={styles.quiet}>
            {refusal === null ? (
              <>
                {t(messages.contactTimes(time(contact.from), time(contact.to)))}{' '}
                {t(messages.contactHint)}
              </>
            ) : (
              t(refusal)
            )}
          </p>
          {refusal === null && (
            <Button loading={isBusy} onClick={() => void reveal()}>
              {t(messages.showContact)}
            </Button>
          )}
        </div>
      ) : (
        <dl className={styles.contact}>
          {shown.email !== null && (
            <>
              <dt>{t(messages.email)}</dt>
              <dd>{shown.email}</dd>
            </>
          )}
          {shown.phone !== null && (
            <>
              <dt>{t(messages.phone)}</dt>
              <dd>
                <a href={`tel:+91${shown.phone}`}>{groupedPhone(shown.phone)}</a>
              </dd>
            </>
          )}
        </dl>
      )}
    </Section>
  )
}
