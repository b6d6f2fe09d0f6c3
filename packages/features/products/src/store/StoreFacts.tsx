import type { Store } from '@edbazaar/api-client'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { type Translate, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { FactTable } from '@edbazaar/ui/FactTable'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'

/** The opening hours, founding year, languages and facilities that the store has given. */
export function StoreFacts({ store }: { store: Store }) {
  const t = useMessages(messages, productMessages, detailMessages)
  const facts = factsOf(store, t)
  if (facts.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.facts)} isFlush />
      <FactTable
        label={t(messages.facts)}
        labels={translateLabels(detailMessages.factLabels, t)}
        facts={facts}
      />
    </section>
  )
}

function factsOf(
  { opening_times: times, established_year: year, filters_values: filters }: Store,
  t: Translate,
) {
  const open = times && `${formatWeekdays(times.days, t)}, ${times.opens_at}–${times.closes_at}`
  return [
    ...(open === null ? [] : [{ name: t(messages.openingTimes), value: open }]),
    ...(year === null ? [] : [{ name: t(messages.established), value: String(year) }]),
    ...filters.map(({ name, values }) => ({
      name,
      value: values.map((value) => value.name).join(', '),
    })),
  ]
}
