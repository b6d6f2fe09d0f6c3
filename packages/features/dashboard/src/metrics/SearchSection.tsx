import { useMessages } from '@edbazaar/feature-platform'
import { HorizontalBarChart } from '@edbazaar/feature-platform/charts'
import { formatCount, formatPercent } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { CsvAction, RowsLink } from './ChartTools'
import { Definition } from './Definition'
import { metricOf } from './figures'
import { messages } from './messages'
import { rowsPath } from './metric-names'
import type { Metrics } from './metric-types'
import * as styles from './metrics.css'
import { RanksChart } from './RanksChart'

/** Searches without results. */
export function SearchSection({ metrics, before }: { metrics: Metrics; before: string }) {
  const t = useMessages(messages)
  const searches = metricOf(metrics, 'searches').value ?? 0
  const empty = metricOf(metrics, 'empty_searches').value ?? 0
  const opened = metricOf(metrics, 'opened_results').value ?? 0
  const href = rowsPath('empty_searches', metrics)
  const title = t(messages.wordsTitle)
  const share = formatPercent(searches === 0 ? 0 : (100 * empty) / searches)
  return (
    <section>
      <SectionHead
        title={t(messages.search)}
        note={
          searches === 0
            ? t(messages.noSearches)
            : t(messages.emptyShare(share, searches, formatCount(searches)))
        }
      />
      <div className={styles.pair}>
        <HorizontalBarChart
          title={title}
          unit={t(messages.wordsUnit)}
          info={<Definition name="empty_searches" href={href} />}
          labelName={t(messages.words)}
          valueName={t(messages.searches)}
          previousName={before}
          emptyText={t(messages.noWords)}
          bars={metrics.words.map(({ query, searches: value, before: previous }) => ({
            label: query,
            value,
            previous,
          }))}
          actions={
            <CsvAction
              title={title}
              file="searches-without-results"
              lines={() => [
                [t(messages.words), t(messages.searches), t(messages.beforeColumn)],
                ...metrics.words.map((word) => [word.query, word.searches, word.before]),
              ]}
            />
          }
          note={
            <span className={styles.note}>
              <span>{t(messages.wordsNote)}</span>
              <RowsLink count={empty} href={href} />
              {opened > 0 && (
                <Link href={rowsPath('opened_results', metrics)} className={styles.screenOnly}>
                  {t(messages.openedShare(opened, formatCount(opened)))}
                </Link>
              )}
            </span>
          }
        />
        <RanksChart metrics={metrics} before={before} />
      </div>
    </section>
  )
}
