import { type Translate, todayInIndia } from '@edbazaar/feature-platform'
import { closingDays } from '../labels/closing-days'
import { messages } from './messages'
import { fieldsOf, type PostDraft, type PostField } from './post-draft'

export type PostErrors = Readonly<Partial<Record<PostField | `questions[${number}]`, string>>>

/** The shortest texts that the server accepts. */
const shortestTitle = 3
const shortestDescription = 40

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim()

/** The errors that keep a post from being submitted, by field, in the order of the form. */
export function checkPost(draft: PostDraft, wasLive: boolean, t: Translate): PostErrors {
  const fields = fieldsOf(draft)
  const { salary_min: from, salary_max: to } = fields
  const isScale = fields.pay_scale !== null
  const errors: Record<string, string | undefined> = {
    title: draft.title.trim().length < shortestTitle ? t(messages.titleMissing) : undefined,
    location: draft.location.trim() === '' ? t(messages.locationMissing) : undefined,
    salary_min: !isScale && from === null ? t(messages.minimumMissing) : undefined,
    salary_max: isScale ? undefined : maximumError(from, to, t),
    // The server also accepts the passed start date that a live job has already.
    starts_on:
      !wasLive && draft.starts_on !== '' && draft.starts_on < todayInIndia(new Date())
        ? t(messages.startPast)
        : undefined,
    closes_on: closingError(draft, wasLive, t),
    description:
      plainText(draft.description).length < shortestDescription
        ? t(messages.descriptionShort)
        : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

function maximumError(from: number | null, to: number | null, t: Translate) {
  if (to === null) return t(messages.maximumMissing)
  return from !== null && from > to ? t(messages.maximumLow) : undefined
}

function closingError(
  { closes_on: day, publish_on: publishOn }: PostDraft,
  wasLive: boolean,
  t: Translate,
) {
  if (day === '') return t(messages.closingMissing)
  const { first, last } = closingDays(publishOn || null)
  return !wasLive && (day < first || day > last) ? t(messages.closingRange) : undefined
}
