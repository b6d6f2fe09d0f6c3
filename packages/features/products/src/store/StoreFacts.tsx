import type { Store } from '@edbazaar/api-client'
import { openingHours } from '@edbazaar/feature-catalogue-ui/batch-times'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { formatWeekdays, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { type Translate, translateLabels, useLocale, useMessages } from '@edbazaar/feature-platform'
import { FactTable } from '@edbazaar/ui/FactTable'
import type { Locale } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'

/** The opening hours, founding year, languages and facilities that the store has given. */
export function StoreFacts({ store }: { store: Store }) {
  const t = useMessages(messages, productMessages, detailMessages)
  const locale = useLocale()
  const facts = factsOf(store, t, locale)
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
  locale: Locale,
) {
  const open = times && `${formatWeekdays(times.days, t)}, ${openingHours(times, locale)}`
  return [
    ...(open === null ? [] : [{ name: t(messages.openingTimes), value: open }]),
    ...(year === null ? [] : [{ name: t(messages.established), value: String(year) }]),
    ...filters.map(({ name, values }) => ({
      name,
      value: values.map((value) => value.name).join(', '),
    })),
  ]
}
