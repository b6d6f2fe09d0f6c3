import { minutesInIndia, minutesOf, useLocale, useMessages } from '@edbazaar/feature-platform'
import { ConsentSlip, SlipRow } from '@edbazaar/ui/ConsentSlip'
import { formatDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import * as styles from './details.css'
import type { Enquiry } from './enquiry-types'
import { messages } from './messages'
import { fullMoment, weekdayOf } from './moments'
import { contactStateOf, useConsentSummary } from './use-consent-summary'

interface ConsentSectionProps {
  enquiry: Enquiry
  now: number
  /** @default true */
  isTitled?: boolean
}

/** The parent's permission. It comes first, because it decides which actions are allowed. */
export function ConsentSection({ enquiry, now, isTitled = true }: ConsentSectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { consent } = enquiry
  const summary = useConsentSummary(consent, now)
  const isAllowedDay = consent.days.includes(weekdayOf(now))
  const isAllowed = contactStateOf(consent) === 'allowed'
  return (
    <section className={styles.section} aria-label={t(messages.consent)}>
      {isTitled && <h3 className={styles.title}>{t(messages.consent)}</h3>}
      {consent.is_live ? (
        <>
          <p className={styles.permission} data-allowed={isAllowed || undefined}>
            {isAllowed ? t(messages.allowedNow) : summary}
          </p>
          <ConsentSlip
            channels={consent.channels}
            times={{
              days: consent.days,
              from: minutesOf(consent.from),
              to: minutesOf(consent.to),
            }}
            now={isAllowedDay ? minutesInIndia(now) : undefined}
            purpose={t(messages.purpose)}
            until={formatDay(consent.expires_on, { locale, withYear: true })}
            labels={{
              channels: {
                email: t(messages.channels.email),
                phone: t(messages.channels.phone),
                whatsapp: t(messages.channels.whatsapp),
              },
              without: {
                email: t(messages.without.email),
                phone: t(messages.without.phone),
                whatsapp: t(messages.without.whatsapp),
              },
              contactBy: t(messages.contactBy),
              hours: t(messages.hours),
              purpose: t(messages.purposeLabel),
              until: t(messages.until),
              given: t(messages.given),
            }}
          >
            <SlipRow name={t(messages.given)} detail={t(messages.canWithdraw)}>
              {fullMoment(consent.given_at, { now, locale })}
            </SlipRow>
          </ConsentSlip>
        </>
      ) : consent.owner_changed_at !== null && consent.withdrawn_at === null ? (
        <Notice title={t(messages.newOwner(fullMoment(consent.owner_changed_at, { now, locale })))}>
          {t(messages.newOwnerText)}
        </Notice>
      ) : (
        <dl>
          <SlipRow name={t(messages.contactBy)} detail={t(messages.canContactAgain)}>
            {consent.withdrawn_at === null
              ? t(messages.consentExpired)
              : t(messages.untilWithdrawn(fullMoment(consent.withdrawn_at, { now, locale })))}
          </SlipRow>
        </dl>
      )}
    </section>
  )
}
