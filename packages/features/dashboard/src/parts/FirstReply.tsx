import { useMessages } from '@edbazaar/feature-platform'
import { HorizontalBarChart } from '@edbazaar/feature-platform/charts'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { Dashboard } from './dashboard-types'
import { messages } from './messages'
import { minutesInWords } from './minutes-in-words'
import * as styles from './parts.css'

const bands = ['h1', 'h5', 'h12', 'h24', 'over', 'none'] as const

/** The wait of parents for the first reply, in working hours. */
export function FirstReply({ reply }: { reply: Dashboard['first_reply'] }) {
  const t = useMessages(messages)
  const { enquiries, median_minutes: median, ninety_percent_minutes: ninety, within } = reply
  return (
    <section className={styles.part} aria-labelledby="first-reply">
      <SectionHead
        title={t(messages.firstReply)}
        titleId="first-reply"
        note={enquiries > 0 ? t(messages.repliesOf(enquiries)) : undefined}
        isFlush
      />
      <p className={styles.lede}>
        {enquiries === 0 && t(messages.noEnquiries)}
        {enquiries > 0 && median === null && t(messages.noReplies)}
        {median !== null && (
          <>
            <b>{minutesInWords(median)}</b> {t(messages.median)}{' '}
            {ninety !== null && t(messages.ninety(minutesInWords(ninety)))}
          </>
        )}
      </p>
      {enquiries > 0 && (
        <HorizontalBarChart
          title={t(messages.byTime)}
          labelName={t(messages.time)}
          valueName={t(messages.enquiries)}
          bars={bands.map((band) => ({
            label: t(messages.bands[band]),
            value: within[band],
            isHatched: band === 'over' || band === 'none',
          }))}
        />
      )}
    </section>
  )
}
