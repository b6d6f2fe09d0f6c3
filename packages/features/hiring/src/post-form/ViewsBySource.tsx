import { useMessages } from '@edbazaar/feature-platform'
import { HorizontalBarChart } from '@edbazaar/feature-platform/charts'
import type { JobPost } from '../labels/job-post-types'
import * as styles from './form.css'
import { messages } from './messages'

/** The sources of visits to the job's page. */
export function ViewsBySource({ views }: { views: JobPost['views_by_source'] }) {
  const t = useMessages(messages)
  if (views.length === 0) return null
  return (
    <section className={styles.preview}>
      <HorizontalBarChart
        title={t(messages.views)}
        labelName={t(messages.source)}
        valueName={t(messages.viewCount)}
        bars={views.map(({ source, views: value }) => ({
          label: t(messages.sources[source]),
          value,
        }))}
      />
      <p className={styles.hint}>{t(messages.viewsHint)}</p>
    </section>
  )
}
