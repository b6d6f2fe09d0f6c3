import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages } from '@edbazaar/feature-catalogue-ui/job-roles'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import type { ModerationCase, RecordField, SubjectKind } from '../case-types'
import { imagesOf, textOfValue } from '../differences/differences'
import { messages as moderationMessages } from '../messages'
import * as styles from './case.css'
import { jobValue } from './job-value'
import { messages } from './messages'
import * as recordStyles from './record.css'

const headings: Partial<Record<SubjectKind, MessageDescriptor>> = {
  job: messages.jobRecord,
  comment: messages.commentRecord,
}

/** The public content of a listing, job or comment that is new, reported or claimed. An edit is shown by its changes. */
export function CaseRecord({ opened: { record, changes, row } }: { opened: ModerationCase }) {
  const t = useMessages(messages)
  const { kind } = row.subject
  const now = headings[kind] ?? messages.record
  const isShown = row.why !== 'edit' && row.why !== 'appeal' && kind !== 'blog' && kind !== 'video'
  if (!isShown || record.length === 0) return null
  return (
    <section>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>
          {t(changes.length === 0 ? now : messages.unchangedRecord)}
        </h3>
      </div>
      <dl className={recordStyles.fields}>
        {record.map((field) => (
          <Field key={field.field} field={field} />
        ))}
      </dl>
    </section>
  )
}

function Field({ field }: { field: RecordField }) {
  const t = useMessages(
    messages,
    moderationMessages,
    reviewMessages,
    jobMessages,
    jobRoleMessages,
    productMessages,
  )
  const name = fieldName(field.field, t)
  if (field.kind === 'image')
    return (
      <div>
        <dt>{name}</dt>
        <dd className={recordStyles.images}>
          {imagesOf(field.value).map((image) => (
            <ResponsiveImage
              key={image.url}
              {...imageSource(image)}
              alt={image.caption ?? ''}
              sizes="160px"
              className={recordStyles.image}
            />
          ))}
        </dd>
      </div>
    )
  const text = jobValue(field, t) ?? textOfValue(field, field.value, t)
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={languageOf(text)}>{text}</dd>
    </div>
  )
}
