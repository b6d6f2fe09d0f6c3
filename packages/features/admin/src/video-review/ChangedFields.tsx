import type { VideoReview } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { ChangedFields as Changes, type ComparedField } from '../content-review/ChangedFields'
import { messages } from './messages'

type Revision = VideoReview['latest']

interface ChangedFieldsProps {
  review: VideoReview
  approved: Revision
}

const comparedFields = [
  'file',
  'title',
  'summary',
  'description',
  'speakers',
  'captions',
  'url',
  'pupils',
  'has_synthetic_media',
] as const

type Texts = Readonly<Record<(typeof comparedFields)[number], ComparedField['before']>>

/** A revision's fields as texts to compare. */
const textsOf = ({ fields, transcript, sources }: Revision): Texts => ({
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

/** The approved revision of a video and the latest one, field by field. */
export function ChangedFields({ review: { latest }, approved }: ChangedFieldsProps) {
  const t = useMessages(messages)
  const [before, after] = [textsOf(approved), textsOf(latest)]
  const fields = comparedFields.map(
    (field): ComparedField => ({
      field,
      name: t(messages.fields[field]),
      kind: field === 'speakers' ? 'list' : 'text',
      before: before[field],
      after: after[field],
    }),
  )
  return <Changes revisions={[approved.n, latest.n]} fields={fields} />
}
