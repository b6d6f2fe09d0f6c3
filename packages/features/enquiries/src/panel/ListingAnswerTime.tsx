import type { EnquiryForm } from '@edbazaar/api-client'
import { timesOfDesk } from '@edbazaar/feature-catalogue-ui/permission'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { AnswerTime } from '@edbazaar/ui/AnswerTime'
import { formatTimeOfDay, formatWeekdaySpan } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** The answer time of the listing. Nothing with fewer than ten answers. */
export function ListingAnswerTime({ form: { answer_time: time, hours } }: { form: EnquiryForm }) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (time === null) return null
  const { median_minutes: median, p90_minutes: p90, n } = time
  const { days, from, to } = timesOfDesk(hours)
  return (
    <AnswerTime
      median={median}
      p90={p90}
      title={
        <RichMessage
          from={messages}
          message={messages.usually(workingTime(median, t))}
          parts={{ b: <b /> }}
        />
      }
      label={t(messages.answerLabel(workingTime(median, t), workingTime(p90, t)))}
      sentLabel={t(messages.sentMark)}
      medianLabel={t(messages.median(shortTime(median, t)))}
      p90Label={t(messages.p90(shortTime(p90, t)))}
      note={t(
        messages.answerNote(
          n,
          formatWeekdaySpan(days, locale),
          formatTimeOfDay(from, locale),
          formatTimeOfDay(to, locale),
        ),
      )}
    />
  )
}

/** Full hours above an hour, rounded up: a promise must not be too short. */
const hoursOf = (minutes: number) => Math.ceil(minutes / 60)

const workingTime = (minutes: number, t: Translate) =>
  t(minutes < 60 ? messages.workingMinutes(minutes) : messages.workingHours(hoursOf(minutes)))

const shortTime = (minutes: number, t: Translate) =>
  t(minutes < 60 ? messages.shortMinutes(minutes) : messages.shortHours(hoursOf(minutes)))
