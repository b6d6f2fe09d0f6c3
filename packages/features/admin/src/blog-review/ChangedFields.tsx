import type { BlogReview, ModerationChange } from '@edbazaar/api-client'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { useMessages } from '@edbazaar/feature-platform'
import { FieldDiff, FieldDiffList } from '@edbazaar/ui/FieldDiff'
import * as styles from '../content-review/review.css'
import { differenceOf } from '../moderation/differences/differences'
import { messages as moderationMessages } from '../moderation/messages'
import { messages } from './messages'

type Revision = BlogReview['latest']

interface ChangedFieldsProps {
  review: BlogReview
  approved: Revision
}

const compared = [
  'title',
  'summary',
  'topic',
  'tags',
  'url',
  'is_by_provider',
  'has_synthetic_media',
  'body',
] as const

const kinds: Partial<Record<(typeof compared)[number], ModerationChange['kind']>> = {
  tags: 'list',
  body: 'html',
}

/** The approved revision and the latest one, field by field. */
export function ChangedFields({ review: { latest }, approved }: ChangedFieldsProps) {
  const t = useMessages(messages, moderationMessages, blogMessages)
  const shown = (fields: Revision['fields'], field: (typeof compared)[number]) =>
    field === 'topic' ? t(blogMessages.topics[fields.topic]) : fields[field]
  const changes = compared
    .map((field): ModerationChange & { field: typeof field } => ({
      field,
      kind: kinds[field] ?? 'text',
      before: shown(approved.fields, field),
      after: shown(latest.fields, field),
      is_held: false,
      can_reject: false,
      findings: [],
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  const heads = { field: t(messages.field), before: t(messages.before), after: t(messages.after) }
  return (
    <section>
      <h2 className={styles.heading}>{t(messages.changed)}</h2>
      <p className={styles.quiet}>{t(messages.changedText(approved.n, latest.n))}</p>
      {changes.length === 0 ? (
        <p>{t(messages.noChanges)}</p>
      ) : (
        <FieldDiffList label={t(messages.changed)} heads={heads}>
          {changes.map((change) => (
            <FieldDiff
              key={change.field}
              name={t(messages.fields[change.field])}
              difference={differenceOf(change, t)}
            />
          ))}
        </FieldDiffList>
      )}
    </section>
  )
}
