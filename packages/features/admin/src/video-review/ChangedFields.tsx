import type { ModerationChange, VideoReview } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { FieldDiff, FieldDiffList } from '@edbazaar/ui/FieldDiff'
import * as styles from '../content-review/review.css'
import { differenceOf } from '../moderation/differences/differences'
import { messages as moderationMessages } from '../moderation/messages'
import { messages } from './messages'

type Revision = VideoReview['latest']

interface ChangedFieldsProps {
  review: VideoReview
  approved: Revision
}

/** A revision's fields as texts to compare. */
const textsOf = ({ fields, transcript, sources }: Revision) => ({
  file: sources[0]?.url ?? '',
  title: fields.title,
  summary: fields.summary,
  description: fields.description,
  speakers: fields.speakers.map(({ name, role }) => [name, role].filter(Boolean).join(', ')),
  captions: transcript.map(({ text }) => text).join('\n'),
  url: fields.url,
  pupils: fields.pupils,
  has_synthetic_media: fields.has_synthetic_media,
})

/** The approved revision and the latest one, field by field. */
export function ChangedFields({ review: { latest }, approved }: ChangedFieldsProps) {
  const t = useMessages(messages, moderationMessages)
  const [before, after] = [textsOf(approved), textsOf(latest)]
  const changes = (Object.keys(after) as (keyof typeof after)[])
    .map((field): ModerationChange & { field: typeof field } => ({
      field,
      kind: field === 'speakers' ? 'list' : 'text',
      before: before[field],
      after: after[field],
      is_held: false,
      can_reject: false,
      findings: [],
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
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
