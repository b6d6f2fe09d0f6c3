import { AppError } from '../../../../app-error.ts'
import type { Db } from '../../../../db/connect.ts'
import { dayAndTimeInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { JobRow } from '../record/application-record.ts'
import type { DraftsRepository } from './drafts.repository.ts'

interface JobOfUser {
  readonly jobId: number
  readonly userId: number
}

/** Throws `not_found`, or `conflict` if nobody can apply now, or the user cannot. */
export async function requireOpenJob(
  drafts: Pick<DraftsRepository, 'findJob'>,
  tx: Db,
  { jobId, userId }: JobOfUser,
): Promise<void> {
  const found = await drafts.findJob(tx, jobId, userId)
  if (!found) throw new AppError('not_found', 'Job not found.')
  if (!found.isOpen) throw closedError(found.job)
  if (found.isUnderReview)
    throw new AppError(
      'conflict',
      'We are checking this job after reports. Your draft stays here. Please try again in two days.',
    )
  if (!found.canApply)
    throw new AppError('conflict', 'This employer does not take applications on EdBazaar yet.')
  if (found.isOwn) throw new AppError('conflict', 'You work for this employer on EdBazaar.')
  if (found.isBlocked)
    throw new AppError(
      'conflict',
      'You have blocked this employer. Unblock it in My applications first.',
    )
}

/** The error for a job that does not take applications; says when they closed. */
export function closedError({ closesAt }: Pick<JobRow, 'closesAt'>): AppError {
  const isPast = closesAt !== null && closesAt <= new Date()
  return new AppError(
    'conflict',
    isPast
      ? `Applications closed on ${dayAndTimeInIndia(closesAt)} IST. Your draft stays here.`
      : 'This job is not accepting applications at the moment. Your draft stays here.',
  )
}
