import { refused } from '../../../../app-error.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { PastJob, StoredAnswer } from '../../../../db/schema/index.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { ApplicationRow } from '../record/application-record.repository.ts'
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

const checks: Readonly<Record<Section, (form: Form) => void>> = {
  details({ application: { fullName, phone, city, bornOn, pincode } }) {
    if (fullName === null) throw refused('full_name', 'Enter your full name.')
    if (phone === null) throw refused('phone', 'Enter your phone number.')
    if (city === null) throw refused('city', 'Enter the town or city where you live.')
    if (bornOn === null) throw refused('born_on', 'Enter your date of birth.')
    requireAdult(bornOn)
    if (pincode === null) throw refused('pincode', 'Enter the PIN code of where you live.')
  },
  experience({ application: { experienceYears, qualifications, posts } }) {
    if (qualifications === null) throw refused('qualifications', 'Enter your qualifications.')
    if (experienceYears === null)
      throw refused('experience_years', 'Enter your years of experience. 0 is fine.')
    for (const [index, { from, to }] of posts.entries())
      if (to !== null && to < from)
        throw refused(`posts.${index}.to`, 'The end must not be before the start.')
  },
  cv({ hasCv }) {
    if (!hasCv) throw refused('file', 'Upload your CV as a PDF or Word file.')
  },
  letter() {
    // A letter is optional.
  },
  questions({ application: { answers }, questions, files }) {
    for (const question of questions) {
      if (question.kind === 'file') {
        if (question.isRequired && !files.includes(question.id))
          throw refused(`answers.${question.id}`, 'Upload a file.')
        continue
      }
      const value = answers.find((answer) => answer.question_id === question.id)?.value
      const field = `answers.${question.id}`
      if (value === undefined && question.isRequired) throw refused(field, 'Answer this question.')
      if (value !== undefined) requireAnswer(question, field, value)
    }
  },
}

/** The age at which a person may apply. */
const adultAge = 18

function requireAdult(bornOn: string): void {
  const today = todayInIndia()
  if (bornOn > today || bornOn < `${Number(today.slice(0, 4)) - 100}`)
    throw refused('born_on', 'Enter your date of birth, such as 1990-07-28.')
  const latest = `${Number(today.slice(0, 4)) - adultAge}${today.slice(4)}`
  if (bornOn > latest) throw refused('born_on', 'You must be 18 or older to apply.')
}

function requireAnswer({ kind, options }: QuestionRow, field: string, value: string): void {
  if (kind === 'choice' && !options.includes(value))
    throw refused(field, 'Choose one of the answers.')
  if (kind === 'yes_no' && value !== 'yes' && value !== 'no')
    throw refused(field, 'Choose yes or no.')
  if (kind === 'number' && !/^\d{1,9}(?:\.\d{1,2})?$/.test(value))
    throw refused(field, 'Enter a number, such as 5 or 2.5.')
}

/** Throws `invalid_request` with the first field that is missing or wrong. */
export const requireComplete = (section: Section, form: Form): void => checks[section](form)

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
