import type { BlogReview } from '@edbazaar/api-client'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { useMessages } from '@edbazaar/feature-platform'
import { ChangedFields as Changes, type ComparedField } from '../content-review/ChangedFields'
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

const kinds: Partial<Record<(typeof compared)[number], NonNullable<ComparedField['kind']>>> = {
  tags: 'list',
  body: 'html',
}

/** The approved revision of a blog and the latest one, field by field. */
export function ChangedFields({ review: { latest }, approved }: ChangedFieldsProps) {
  const t = useMessages(messages, blogMessages)
  const shown = (fields: Revision['fields'], field: (typeof compared)[number]) =>
    field === 'topic' ? t(blogMessages.topics[fields.topic]) : fields[field]
  const fields = compared.map((field) => ({
    field,
    name: t(messages.fields[field]),
    kind: kinds[field] ?? 'text',
    before: shown(approved.fields, field),
    after: shown(latest.fields, field),
  }))
  return <Changes revisions={[approved.n, latest.n]} fields={fields} />
}
