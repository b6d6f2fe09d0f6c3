import type { SchoolEditor } from '@edbazaar/api-client'
import type { FieldFormat } from '@edbazaar/feature-editing'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { isDay } from '../established'
import { messages } from './messages'

type Admissions = SchoolEditor['admissions']

const dateSchema = v.object({
  from: v.string(),
  to: v.nullable(v.string()),
  label: v.string(),
  is_key: v.boolean(),
})
const draftSchema = v.object({
  opens_on: v.nullable(v.string()),
  closes_on: v.nullable(v.string()),
  dates: v.array(dateSchema),
})

/** Days as yyyy-mm-dd, or as typed while that is not a date; null without one. */
export type AdmissionsDraft = v.InferOutput<typeof draftSchema>
export type DateDraft = AdmissionsDraft['dates'][number]

export const emptyDate: DateDraft = { from: '', to: null, label: '', is_key: false }
export const maxDates = 12

/** Values and drafts have the same shape. */
export const admissionsFormat: FieldFormat<AdmissionsDraft> = {
  empty: { opens_on: null, closes_on: null, dates: [] },
  read: (stored) => {
    const draft = v.safeParse(draftSchema, stored)
    return draft.success ? draft.output : undefined
  },
}

const isEmptyDate = ({ from, to, label }: DateDraft) => from === '' && to === null && !label.trim()

/** The first problem, as a message that names its date. */
function problemOf({ opens_on, closes_on, dates }: AdmissionsDraft, t: Translate): string | null {
  if (opens_on !== null && !isDay(opens_on)) return t(messages.enterDate(t(messages.opensOn)))
  if (closes_on !== null && !isDay(closes_on)) return t(messages.enterDate(t(messages.closesOn)))
  if (opens_on !== null && closes_on !== null && opens_on > closes_on)
    return t(messages.closesFirst)
  const problems = dates.map((date, index) =>
    isEmptyDate(date) ? null : dateProblem(date, index, t),
  )
  return problems.find((problem) => problem !== null) ?? null
}

function dateProblem({ from, to, label }: DateDraft, index: number, t: Translate): string | null {
  const name = label.trim()
  if (name === '' || name.length > 80) return t(messages.nameDate(index + 1))
  if (!isDay(from) || (to !== null && !isDay(to))) return t(messages.enterDate(name))
  return to !== null && to < from ? t(messages.endsFirst(name)) : null
}

export const admissionsSchema = (t: Translate) =>
  v.pipe(
    draftSchema,
    v.rawTransform<AdmissionsDraft, Admissions>(({ dataset: { value }, addIssue, NEVER }) => {
      const message = problemOf(value, t)
      if (message !== null) {
        addIssue({ message })
        return NEVER
      }
      const dates = value.dates
        .filter((date) => !isEmptyDate(date))
        .map((date) => ({ ...date, label: date.label.trim() }))
      return { ...value, dates }
    }),
  )
