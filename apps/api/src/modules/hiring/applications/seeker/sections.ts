import { AppError, type FieldError, refused } from '../../../../app-error.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { PastJob, StoredAnswer } from '../../../../db/schema/index.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { ApplicationRow } from '../record/application-record.ts'
import type { QuestionRow } from './drafts.repository.ts'

export type Section = Schema<'ApplicationSection'>

/** The values that a section is checked against. */
export interface Form {
  readonly application: ApplicationRow
  readonly hasCv: boolean
  /** The questions that are answered by a file. */
  readonly files: readonly number[]
  readonly questions: readonly QuestionRow[]
}

/** What is missing or wrong in a section, by field. */
const checks: Readonly<Record<Section, (form: Form) => FieldError[]>> = {
  details({ application: { fullName, phone, city, bornOn, pincode } }) {
    return [
      ...missing(fullName, 'full_name', 'Enter your full name.'),
      ...problem('phone', phoneProblem(phone)),
      ...missing(city, 'city', 'Enter the town or city where you live.'),
      ...problem('born_on', ageProblem(bornOn)),
      ...missing(pincode, 'pincode', 'Enter the PIN code of where you live.'),
    ]
  },
  experience({ application: { experienceYears, qualifications, posts } }) {
    return [
      ...missing(qualifications, 'qualifications', 'Enter your qualifications.'),
      ...missing(experienceYears, 'experience_years', 'Enter your years of experience. 0 is fine.'),
      ...posts.flatMap(({ from, to }, index) =>
        to !== null && to < from
          ? [{ field: `posts.${index}.to`, msg: 'The end must not be before the start.' }]
          : [],
      ),
    ]
  },
  cv: ({ hasCv }) => problem('file', hasCv ? null : 'Upload your CV as a PDF or Word file.'),
  // A letter is optional.
  letter: () => [],
  questions: (form) =>
    form.questions.flatMap((question) =>
      problem(`answers.${question.id}`, answerProblem(question, form)),
    ),
}

const problem = (field: string, msg: string | null): FieldError[] =>
  msg === null ? [] : [{ field, msg }]

const missing = (value: unknown, field: string, msg: string) =>
  problem(field, value === null ? msg : null)

const fewestDigits = 10

function phoneProblem(phone: string | null): string | null {
  if (phone === null) return 'Enter your phone number.'
  return phone.length < fewestDigits ? 'Enter a phone number with at least 10 digits.' : null
}

/** The age at which a person may apply. */
const adultAge = 18

function ageProblem(bornOn: string | null): string | null {
  if (bornOn === null) return 'Enter your date of birth.'
  const today = todayInIndia()
  if (bornOn > today || bornOn < `${Number(today.slice(0, 4)) - 100}`)
    return 'Enter your date of birth, such as 1990-07-28.'
  const latest = `${Number(today.slice(0, 4)) - adultAge}${today.slice(4)}`
  return bornOn > latest ? 'You must be 18 or older to apply.' : null
}

function answerProblem(
  { id, kind, options, isRequired }: QuestionRow,
  { application, files }: Form,
): string | null {
  if (kind === 'file') return isRequired && !files.includes(id) ? 'Upload a file.' : null
  const value = application.answers.find((answer) => answer.question_id === id)?.value
  if (value === undefined) return isRequired ? 'Answer this question.' : null
  if (kind === 'choice' && !options.includes(value)) return 'Choose one of the answers.'
  if (kind === 'yes_no' && value !== 'yes' && value !== 'no') return 'Choose yes or no.'
  if (kind === 'number' && !/^\d{1,9}(?:\.\d{1,2})?$/.test(value))
    return 'Enter a number, such as 5 or 2.5.'
  return null
}

/** Throws `invalid_request` with every field that is missing or wrong. */
export function requireComplete(section: Section, form: Form): void {
  const problems = checks[section](form)
  const [first] = problems
  if (first) throw new AppError('invalid_request', first.msg, problems)
}

/** The sections of a form; a job without questions has no such section. */
export const sectionsOf = (questions: readonly QuestionRow[]): Section[] =>
  questions.length > 0
    ? ['details', 'experience', 'cv', 'letter', 'questions']
    : ['details', 'experience', 'cv', 'letter']

/** The answers with the wording of their questions. Throws for an unknown question. */
export function answersOf(
  given: readonly { readonly question_id: number; readonly value: string }[],
  questions: readonly QuestionRow[],
): StoredAnswer[] {
  if (new Set(given.map((answer) => answer.question_id)).size < given.length)
    throw refused('answers', 'Answer each question once.')
  return given.map(({ question_id: id, value }) => {
    const question = questions.find((each) => each.id === id)
    if (!question) throw refused('answers', 'The questions have changed. Reload the page.')
    if (question.kind === 'file') throw refused(`answers.${id}`, 'Upload a file as the answer.')
    return { question_id: id, prompt: question.prompt, value }
  })
}

interface Gap {
  readonly from: string
  readonly to: string
  readonly months: number
}

const fewestMonths = 3

const monthNumber = (month: string) => {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return year * 12 + of - 1
}
const monthOf = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** Times of three months or more between jobs, up to the present month (yyyy-mm). */
export function gapsOf(jobs: readonly PastJob[], present: string): Gap[] {
  const gaps: Gap[] = []
  const now = monthNumber(present)
  let end: number | null = null
  for (const { from, to } of jobs.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const start = monthNumber(from)
    if (end !== null && start - end - 1 >= fewestMonths) gaps.push(gapOf(end + 1, start - 1))
    end = Math.max(end ?? 0, to === null ? now : monthNumber(to))
  }
  if (end !== null && now - end - 1 >= fewestMonths) gaps.push(gapOf(end + 1, now - 1))
  return gaps
}

const gapOf = (from: number, to: number): Gap => ({
  from: monthOf(from),
  to: monthOf(to),
  months: to - from + 1,
})
