import type { JobPostFields, PostingListing } from '../labels/job-post-types'

/** The fields of the form: numbers as they are typed. */
export interface PostDraft
  extends Omit<
    JobPostFields,
    | 'subject'
    | 'salary_min'
    | 'salary_max'
    | 'places'
    | 'experience_min'
    | 'qualifications'
    | 'starts_on'
    | 'publish_on'
    | 'closes_on'
  > {
  subject: string
  salary_min: string
  salary_max: string
  places: string
  experience_min: string
  /** Separated by commas. */
  qualifications: string
  starts_on: string
  publish_on: string
  closes_on: string
}

export type PostField = keyof PostDraft

export const emptyDraft = (listing: PostingListing | undefined): PostDraft => ({
  title: '',
  role: 'secondary',
  subject: '',
  type: 'full-time',
  location: listing?.location ?? '',
  description: '',
  salary_min: '',
  salary_max: '',
  pay_period: 'month',
  pay_scale: null,
  places: '1',
  experience_min: '',
  qualifications: '',
  starts_on: '',
  publish_on: '',
  closes_on: '',
  closes_time: '23:59',
  is_blind: false,
  questions: [],
})

const text = (value: number | null) => (value === null ? '' : String(value))

/** Digits grouped the Indian way while the user types: "48,000". */
export const groupDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 8)
  return digits === '' ? '' : new Intl.NumberFormat('en-IN').format(Number(digits))
}

export const draftOf = (fields: JobPostFields): PostDraft => ({
  ...fields,
  subject: fields.subject ?? '',
  salary_min: groupDigits(text(fields.salary_min)),
  salary_max: groupDigits(text(fields.salary_max)),
  places: text(fields.places),
  experience_min: text(fields.experience_min),
  qualifications: fields.qualifications.join(', '),
  starts_on: fields.starts_on ?? '',
  publish_on: fields.publish_on ?? '',
  closes_on: fields.closes_on ?? '',
})

function numberIn(typed: string, least: number, most: number): number | null {
  const digits = typed.replace(/\D/g, '')
  if (digits === '') return null
  const value = Number(digits)
  return value < least ? null : Math.min(value, most)
}

/** The request body. A draft may be incomplete. */
export const fieldsOf = (draft: PostDraft): JobPostFields => ({
  ...draft,
  subject: draft.subject.trim() || null,
  salary_min: numberIn(draft.salary_min, 1, 10_000_000),
  salary_max: numberIn(draft.salary_max, 1, 10_000_000),
  places: numberIn(draft.places, 1, 99) ?? 1,
  experience_min: numberIn(draft.experience_min, 0, 40),
  qualifications: [
    ...new Set(
      draft.qualifications
        .split(',')
        .map((each) => each.trim().slice(0, 80))
        .filter(Boolean),
    ),
  ].slice(0, 10),
  starts_on: draft.starts_on || null,
  publish_on: draft.publish_on || null,
  closes_on: draft.closes_on || null,
})
