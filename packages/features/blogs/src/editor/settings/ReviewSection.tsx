import type { OwnBlog } from '@edbazaar/api-client'
import { momentText } from '@edbazaar/feature-form-kit/moment'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Timeline } from '@edbazaar/ui/Timeline'
import { messages } from './messages'
import * as styles from './settings.css'

/** The history of the blog, from the draft on. */
export function ReviewSection({ blog }: { blog: OwnBlog }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t(messages.review)}</h3>
      <Timeline
        label={t(messages.review)}
        events={blog.events.map(({ from, to, actor, name, note, at }) => ({
          id: at + to,
          title: t(from === null && to === 'draft' ? messages.started : messages.events[to]),
          actor: actor === 'system' ? t(messages.checked) : actor === 'admin' ? name : undefined,
          date: momentText(at, locale),
          dateTime: at,
          body: note ?? undefined,
        }))}
      />
    </section>
  )
}
