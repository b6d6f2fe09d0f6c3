import type { AdminUserDetail } from '@edbazaar/api-client'
import { PhoneLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import {
  dayInIndia,
  type Translate,
  translateLabels,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatCount, formatDay, type Locale } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'

/** The user's name and contact details, and their ways to sign in. */
export function AccountSection({ detail }: { detail: AdminUserDetail }) {
  const t = useMessages(messages, detailMessages)
  const locale = useLocale()
  return (
    <section aria-labelledby="account-title">
      <SectionHead title={t(messages.account)} titleId="account-title" isFlush />
      <FactTable
        label={t(messages.account)}
        labels={translateLabels(detailMessages.factLabels, t)}
        facts={factsOf(detail, t, locale)}
      />
    </section>
  )
}

function factsOf(detail: AdminUserDetail, t: Translate, locale: Locale) {
  const { user, email_confirmed_at: confirmedAt } = detail
  const dayOf = (at: string) => formatDay(dayInIndia(at), { withYear: true, locale })
  return [
    { name: t(messages.id), value: `${user.id}` },
    {
      name: t(messages.email),
      value: user.email,
      source:
        confirmedAt === null
          ? t(messages.notConfirmed)
          : t(messages.confirmedOn(dayOf(confirmedAt))),
    },
    { name: t(messages.phone), value: user.phone && <PhoneLink phone={user.phone} /> },
    { name: t(messages.type), value: t(messages.types[user.user_type]) },
    { name: t(messages.signsInWith), value: waysOf(detail, t) },
    { name: t(messages.joined), value: dayOf(user.created_at) },
    {
      name: t(messages.enquiries),
      value: t(
        messages.enquiryCounts(
          formatCount(detail.enquiries_sent),
          formatCount(detail.enquiries_received),
        ),
      ),
    },
  ]
}

/** The user's ways to sign in. A user without password and Google gets links by email. */
function waysOf(detail: AdminUserDetail, t: Translate): string {
  const { password, google, secondFactor, link } = messages.ways
  const first = [detail.has_password && password, detail.has_google && google].filter(
    (way) => way !== false,
  )
  const ways = [
    ...(first.length > 0 ? first : [link]),
    ...(detail.has_second_factor ? [secondFactor] : []),
  ]
  return ways.map((way) => t(way)).join(', ')
}
