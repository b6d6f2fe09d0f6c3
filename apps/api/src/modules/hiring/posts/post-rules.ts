import { AppError, type FieldError } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import type { MaterialChange } from './applicants.ts'
import { type BannedTopic, bannedTopicIn } from './banned-questions.ts'
import { closingDays, closingMoment } from './closing-time.ts'

export type JobPostFields = Schema<'JobPostFields'>

const topicNames: Readonly<Record<BannedTopic, string>> = {
  fee: 'fees or deposits',
  caste: 'caste',
  religion: 'religion',
  marriage: 'marriage or family plans',
  photo: 'a photo',
  age: 'age',
  papers: 'identity documents',
}

/** Questions of a job that are answered by a file. */
const mostFiles = 3

/** Characters of a description without its markup. */
const shortestDescription = 40
const shortestTitle = 3

/** The errors of any saved post, also of a draft. */
function problemsOfDraft({ questions, salary_min: from, salary_max: to }: JobPostFields) {
  const problems: FieldError[] = questions.flatMap((question, index) => {
    const field = `questions[${index}]`
    const topic = bannedTopicIn([question.prompt, ...question.options].join('\n'))
    if (topic)
      return [
        {
          field,
          msg: `Question ${index + 1} asks about ${topicNames[topic]}. Remove it or ask something else.`,
        },
      ]
    if (question.kind === 'choice' && question.options.length < 2)
      return [{ field, msg: `Give question ${index + 1} at least two choices.` }]
    return question.kind !== 'choice' && question.options.length > 0
      ? [
          {
            field,
            msg: `Only choice questions have options. Remove the options of question ${index + 1}.`,
          },
        ]
      : []
  })
  if (questions.filter(({ kind }) => kind === 'file').length > mostFiles)
    problems.push({ field: 'questions', msg: 'Ask for three files at most.' })
  if (from !== null && to !== null && from > to)
    problems.push({ field: 'salary_max', msg: 'The maximum pay cannot be less than the minimum.' })
  return problems
}

function problemsOfPay({ pay_scale: scale, salary_min: from, salary_max: to }: JobPostFields) {
  if (scale !== null) return []
  const problems: FieldError[] = []
  if (from === null) problems.push({ field: 'salary_min', msg: 'Enter the minimum pay.' })
  if (to === null)
    problems.push({
      field: 'salary_max',
      msg: 'Enter the maximum pay. It can equal the minimum.',
    })
  return problems
}

/** `known` is the closing time that the post has already; it stays valid however near it is. */
function problemsOfClosing(fields: JobPostFields, known: Date | null, now: number): FieldError[] {
  const { closes_on: day, closes_time: time, publish_on: publishOn } = fields
  if (day === null) return [{ field: 'closes_on', msg: 'Enter the closing date.' }]
  const at = closingMoment(day, time).getTime()
  if (at === known?.getTime()) return []
  if (known !== null)
    return at > known.getTime()
      ? [{ field: 'closes_on', msg: 'Extend the job to close later. You need to give a reason.' }]
      : at > now
        ? []
        : [{ field: 'closes_on', msg: 'Choose a closing time in the future, or close the job.' }]
  const { first, last } = closingDays(publishOn, now)
  return day >= first && day <= last
    ? []
    : [{ field: 'closes_on', msg: 'Choose a closing date 7 to 90 days after the job is posted.' }]
}

/** Throws `invalid_request` with a message for each field that is wrong. */
function refuse(problems: readonly FieldError[]): void {
  const [first] = problems
  if (first) throw new AppError('invalid_request', first.msg, problems)
}

/** Throws `invalid_request` for what not even a draft may contain. */
export const requireDraft = (fields: JobPostFields): void => refuse(problemsOfDraft(fields))

/** `knownStart` is the start date that the post has already; it stays valid when the day has passed. */
function problemsOfStart(
  { starts_on: day }: JobPostFields,
  knownStart: string | null,
  now: number,
): FieldError[] {
  return day === null || day === knownStart || day >= todayInIndia(now)
    ? []
    : [{ field: 'starts_on', msg: 'Choose a start date that has not passed.' }]
}

interface CompletePost {
  /** The closing time of a post that is or was live. */
  readonly known: Date | null
  /** The start date of a post that is or was live. */
  readonly knownStart: string | null
  readonly now: number
}

/** Throws `invalid_request` for a post that is not complete. */
export function requireComplete(
  fields: JobPostFields,
  { known, knownStart, now }: CompletePost,
): void {
  const problems: FieldError[] = []
  if (fields.title.trim().length < shortestTitle)
    problems.push({ field: 'title', msg: 'Enter a title of at least 3 characters.' })
  problems.push(
    ...problemsOfPay(fields),
    ...problemsOfStart(fields, knownStart, now),
    ...problemsOfClosing(fields, known, now),
  )
  if (fields.location.trim() === '')
    problems.push({ field: 'location', msg: 'Enter the place of work.' })
  if (plainText(fields.description).length < shortestDescription)
    problems.push({
      field: 'description',
      msg: 'Describe the duties and requirements in at least 40 characters.',
    })
  refuse([...problems, ...problemsOfDraft(fields)])
}

/** Fields whose changes are emailed to applicants. */
export function materialChanges(before: JobPostFields, after: JobPostFields): MaterialChange[] {
  const isEarlier =
    before.closes_on !== null &&
    after.closes_on !== null &&
    closingMoment(after.closes_on, after.closes_time) <
      closingMoment(before.closes_on, before.closes_time)
  const isPayChanged = (['salary_min', 'salary_max', 'pay_period', 'pay_scale'] as const).some(
    (field) => before[field] !== after[field],
  )
  const changes: Readonly<Record<MaterialChange, boolean>> = {
    title: before.title !== after.title,
    pay: isPayChanged,
    location: before.location !== after.location,
    closes_at: isEarlier,
  }
  return (Object.keys(changes) as MaterialChange[]).filter((change) => changes[change])
}
