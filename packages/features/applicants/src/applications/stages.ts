import type { StageMarkShape } from '@edbazaar/ui/StageMark'
import type { Decision, Reason, Stage } from './application-types'

/** The stages in the order of the tabs and of the board. */
export const stages = [
  'submitted',
  'shortlisted',
  'interviewing',
  'offered',
  'hired',
  'declined',
  'not_taken',
  'withdrawn',
] as const satisfies readonly Stage[]

export const markOf: Readonly<Record<Stage, StageMarkShape>> = {
  submitted: 'begun',
  shortlisted: 'quarter',
  interviewing: 'half',
  offered: 'most',
  hired: 'done',
  declined: 'over',
  not_taken: 'nil',
  withdrawn: 'over',
}

/** The stage of a text, such as the id of a column. */
export const stageOf = (text: string): Stage | undefined => stages.find((stage) => stage === text)

/** Decisions that the applicant learns of later; the others ask for more first. */
const quietDecisions: readonly Decision[] = ['shortlisted', 'interviewing']
export const isQuiet = (decision: Decision): boolean => quietDecisions.includes(decision)

export const reasons = [
  'qualification',
  'experience',
  'subject',
  'demo_lesson',
  'interview',
  'pay',
  'start_date',
  'place_filled',
  'other',
] as const satisfies readonly Reason[]
