import { type MessageDescriptor, useLocale, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import type { ConsentChannel } from '@edbazaar/ui/ConsentSlip'
import { formatDay, formatTimeOfDay, formatWeekdaySpan } from '@edbazaar/ui/formatting'
import { CircleCheckIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'
import type { PermissionDraft } from './permission'
import * as styles from './permission.css'
import { shownMobile } from './phone-number'

interface PermissionSentenceProps extends Pick<PermissionDraft, 'channels' | 'times'> {
  /** The school or store. */
  name: string
  email: string
  phone: string
  /** The last day, yyyy-mm-dd. */
  until: string
}

/** The consent of the parent, in one sentence built from the choices. Nothing while they are incomplete. */
export function PermissionSentence({
  name,
  email,
  phone,
  channels,
  times,
  until,
}: PermissionSentenceProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const usesNumber = channels.some((channel) => channel !== 'email')
  const isIncomplete =
    channels.length === 0 ||
    times.days.length === 0 ||
    until === '' ||
    (channels.includes('email') && email === '') ||
    (usesNumber && phone === '')
  if (isIncomplete) return null
  const hours = t(
    messages.times(
      formatWeekdaySpan(times.days, locale),
      formatTimeOfDay(times.from, locale),
      formatTimeOfDay(times.to, locale),
    ),
  )
  const sentence = sentenceFor(channels, {
    name,
    email,
    phone: shownMobile(phone),
    times: hours,
    until: formatDay(until, { withYear: true, locale }),
  })
  return (
    <p className={styles.sentence}>
      <CircleCheckIcon className={styles.shield} />
      <span>
        <RichMessage from={messages} message={sentence} parts={{ b: <b /> }} />{' '}
        {usesNumber && `${t(messages.numberHidden)} `}
        {t(messages.mayWithdraw)}
      </span>
    </p>
  )
}

interface SentenceValues {
  name: string
  email: string
  phone: string
  times: string
  until: string
}

function sentenceFor(
  channels: readonly ConsentChannel[],
  { name, email, phone, times, until }: SentenceValues,
): MessageDescriptor {
  const [hasEmail, hasPhone, hasWhatsapp] = (['email', 'phone', 'whatsapp'] as const).map(
    (channel) => channels.includes(channel),
  )
  if (hasEmail && hasPhone && hasWhatsapp)
    return messages.allChannels(name, email, phone, times, until)
  if (hasEmail && hasPhone) return messages.emailAndPhone(name, email, phone, times, until)
  if (hasEmail && hasWhatsapp) return messages.emailAndWhatsapp(name, email, phone, times, until)
  if (hasPhone && hasWhatsapp) return messages.phoneAndWhatsapp(name, phone, times, until)
  if (hasPhone) return messages.sentences.phone(name, phone, times, until)
  if (hasWhatsapp) return messages.sentences.whatsapp(name, phone, times, until)
  return messages.sentences.email(name, email, times, until)
}
