import { AppError, refused } from '../../../../app-error.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { ContestField } from '../../../../db/schema/index.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { paragraphsHtml, paragraphsText } from '../../review/paragraphs.ts'
import { shortTitleProblem } from '../../review/title-rules.ts'
import type { ContestRecord } from '../contest-record.ts'

/** Images of an entry, over all questions. */
const mostImages = 10

/** The contract's `ContestFields`. */
export const contestFieldsOf = (contest: ContestRecord): Schema<'ContestFields'> => ({
  title: contest.title,
  summary: contest.summary,
  description: paragraphsText(contest.descriptionHtml),
  rules: paragraphsText(contest.rulesHtml),
  how_to_enter: paragraphsText(contest.entryHtml),
  opens_at: contest.opensAt.toISOString(),
  closes_at: contest.closesAt.toISOString(),
  min_age: contest.minAge,
  max_age: contest.maxAge,
  questions: contest.fields,
})

/** The columns of the contest that the fields set. */
export const columnsOf = (fields: Schema<'ContestFields'>) => ({
  opensAt: new Date(fields.opens_at),
  closesAt: new Date(fields.closes_at),
  minAge: fields.min_age,
  maxAge: fields.max_age,
  fields: fields.questions.map(({ id, label, kind, is_required, max_images }) => ({
    id,
    label: label.trim(),
    kind,
    is_required,
    ...(kind === 'image' && { max_images: max_images ?? 1 }),
  })),
})

/** The columns of the contest's page that the fields set. */
export const pageOf = (fields: Schema<'ContestFields'>) => ({
  title: fields.title.trim(),
  summary: fields.summary.trim(),
  descriptionHtml: paragraphsHtml(fields.description.trim()),
  rulesHtml: paragraphsHtml(fields.rules.trim()) ?? '',
  entryHtml: paragraphsHtml(fields.how_to_enter.trim()) ?? '',
  closesOn: isoDayInIndia(new Date(fields.closes_at)),
})

/** Throws `invalid_request` if the dates, the ages or the questions contradict each other. */
export function requireConsistent({
  opensAt,
  closesAt,
  minAge,
  maxAge,
  fields,
}: ReturnType<typeof columnsOf>): void {
  if (opensAt >= closesAt)
    throw refused('fields.closes_at', 'Choose a closing time after the opening time.')
  if (minAge > maxAge)
    throw refused('fields.max_age', 'The maximum age cannot be below the minimum age.')
  if (new Set(fields.map(({ id }) => id)).size < fields.length)
    throw refused('fields.questions', 'Give each question a unique id.')
  if (imagesOf(fields) > mostImages)
    throw refused('fields.questions', `Ask for at most ${mostImages} images in all.`)
}

const imagesOf = (fields: readonly ContestField[]): number =>
  fields.reduce((sum, { max_images: most = 0 }) => sum + most, 0)

/** A page needs its texts before it is published. Throws `invalid_request`. */
export function requireComplete({ title, summary, rulesHtml, entryHtml }: ContestRecord): void {
  const missing = (field: string, msg: string) => ({ field: `fields.${field}`, msg })
  const titleProblem = shortTitleProblem(title)
  const errors = [
    ...(titleProblem ? [missing('title', titleProblem)] : []),
    ...(summary === '' ? [missing('summary', 'Write a summary.')] : []),
    ...(rulesHtml ? [] : [missing('rules', 'Write the rules.')]),
    ...(entryHtml ? [] : [missing('how_to_enter', 'Write how to enter.')]),
  ]
  if (errors.length > 0)
    throw new AppError('invalid_request', 'The contest is not complete yet.', errors)
}
