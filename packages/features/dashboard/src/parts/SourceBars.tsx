import { useMessages } from '@edbazaar/feature-platform'
import { HorizontalBarChart } from '@edbazaar/feature-platform/charts'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { Dashboard } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'

/** Views by where visitors came from. */
export function SourceBars({ sources }: Pick<Dashboard, 'sources'>) {
  const t = useMessages(messages)
  const shown = sources.filter(({ views }) => views !== null)
  return (
    <section className={styles.part} aria-labelledby="sources">
      <SectionHead
        title={t(messages.sources)}
        titleId="sources"
        note={t(messages.last30)}
        isFlush
      />
      {shown.length === 0 ? (
        <p className={styles.lede}>{t(messages.noViews)}</p>
      ) : (
        <HorizontalBarChart
          title={t(messages.bySource)}
          labelName={t(messages.source)}
          valueName={t(messages.views)}
          bars={shown.map(({ source, views }) => ({
            label: t(messages.sourceNames[source]),
            value: views,
          }))}
          note={shown.length < sources.length ? t(messages.fewerThan5) : undefined}
        />
      )}
    </section>
  )
}
