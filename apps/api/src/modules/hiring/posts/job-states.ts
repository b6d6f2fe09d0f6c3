import { jobStatus } from '../../../db/schema/index.ts'

export const jobStatuses = jobStatus.enumValues
export type JobStatus = (typeof jobStatuses)[number]

/** The 15 allowed changes of status, of 56. */
const nextStatuses: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  draft: ['review'],
  review: ['live', 'refused', 'draft'],
  refused: ['review'],
  live: ['paused', 'closed', 'filled', 'removed'],
  paused: ['live', 'closed', 'removed'],
  closed: ['live', 'filled'],
  filled: [],
  removed: ['review'],
}

export const mayMove = (from: JobStatus, to: JobStatus): boolean => nextStatuses[from].includes(to)

/** Transitions that members do not decide: reviews, removals, and the appeal that leads out of one. */
const byAdminsOnly = new Set(['review live', 'review refused', 'live removed', 'paused removed'])
const byAppealOnly = new Set(['removed review'])
/** A closed job is live again only with a new closing time and a reason. */
const byExtensionOnly = new Set(['closed live'])

/** Transitions that the people who manage a job may make. */
export const memberMoves = (from: JobStatus): JobStatus[] =>
  nextStatuses[from].filter((to) => {
    const move = `${from} ${to}`
    return !byAdminsOnly.has(move) && !byAppealOnly.has(move) && !byExtensionOnly.has(move)
  })

/** The statuses in which a job post can be edited. */
const editable: readonly JobStatus[] = ['draft', 'refused', 'live', 'paused']
export const isEditable = (status: JobStatus): boolean => editable.includes(status)
