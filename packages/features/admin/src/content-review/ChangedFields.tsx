import type { ModerationChange } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { FieldDiffList } from '@edbazaar/ui/FieldDiff'
import { FieldDiff } from '../field-diff/FieldDiff'
import { differenceOf } from '../moderation/differences/differences'
import { messages as moderationMessages } from '../moderation/messages'
import { messages } from './messages'
import * as styles from './review.css'

type Value = ModerationChange['before']

/** A field of two revisions. */
export interface ComparedField {
  readonly field: string
  readonly name: string
  readonly kind?: ModerationChange['kind']
  readonly before: Value
  readonly after: Value
}

interface ChangedFieldsProps {
  /** The numbers of the revision that readers see and of the latest one. */
  revisions: readonly [approved: number, latest: number]
  fields: readonly ComparedField[]
}

/** The differences between the approved revision and the latest one, field by field. */
export function ChangedFields({ revisions, fields }: ChangedFieldsProps) {
  const t = useMessages(messages, moderationMessages)
  const changed = fields.filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  )
  const heads = { field: t(messages.field), before: t(messages.before), after: t(messages.after) }
  return (
    <section>
      <h2 className={styles.heading}>{t(messages.changed)}</h2>
      <p className={styles.quiet}>{t(messages.changedText(...revisions))}</p>
      {changed.length === 0 ? (
        <p>{t(messages.noChanges)}</p>
      ) : (
        <FieldDiffList label={t(messages.changed)} heads={heads}>
          {changed.map(({ field, name, kind = 'text', before, after }) => (
            <FieldDiff
              key={field}
              name={name}
              difference={differenceOf({ ...unmoderated, field, kind, before, after }, t)}
            />
          ))}
        </FieldDiffList>
      )}
    </section>
  )
}

const unmoderated = { is_held: false, can_reject: false, findings: [] }
