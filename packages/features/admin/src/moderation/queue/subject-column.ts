import type { SubjectKind } from '../case-types'

const known = ['school', 'store', 'product', 'job', 'blog', 'video'] as const

/** The heading of the first column for one kind of record. */
export const subjectColumn = (kind: SubjectKind | undefined): (typeof known)[number] | 'other' =>
  known.find((each) => each === kind) ?? 'other'
