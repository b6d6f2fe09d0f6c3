import { AppError, refused } from '../../../app-error.ts'
import { actorOf, type Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { closingDays, closingMoment } from './closing-time.ts'
import { toFields } from './job-post.ts'
import { type JobStatus, memberMoves } from './job-states.ts'
import { jobActorOf } from './post-access.ts'
import type { PostEditingDeps } from './post-editing.service.ts'
import { requireComplete } from './post-rules.ts'
import type { JobColumns } from './post-writes.repository.ts'
import type { PostRow } from './posts.repository.ts'

export type PostMovesService = ReturnType<typeof createPostMovesService>

const names: Readonly<Record<JobStatus, string>> = {
  draft: 'a draft',
  review: 'in review',
  live: 'live',
  refused: 'refused',
  paused: 'paused',
  closed: 'closed',
  filled: 'filled',
  removed: 'removed',
}

const notPossible = (from: JobStatus, to: JobStatus) =>
  new AppError('conflict', `This job post is ${names[from]}. It cannot become ${names[to]}.`)

/** The changes of status that the people who manage a job make. */
export function createPostMovesService(deps: PostEditingDeps) {
  const { repository, access, reviews, audit, plans, reindex } = deps

  async function set(
    tx: Db,
    caller: Caller,
    row: PostRow,
    to: JobStatus,
    columns: JobColumns = {},
  ): Promise<void> {
    await repository.setStatus(tx, row.id, to, columns)
    await audit.recordEdits(tx, {
      entity: 'job',
      entityId: row.id,
      actor: actorOf(caller, row),
      revision: row.revision + 1,
      edits: [{ field: 'status', before: row.status, after: to }],
    })
  }

  /** Submits a complete post: a trusted listing's is live at once. */
  async function submit(tx: Db, caller: Caller, row: PostRow): Promise<void> {
    const known = row.publishedAt === null || row.closesAt === null ? null : new Date(row.closesAt)
    const knownStart = row.publishedAt === null ? null : row.startsOn
    requireComplete(toFields(row), { known, knownStart, now: Date.now() })
    const employer = await access.postingEmployer(caller, row.listing, tx)
    await plans.requireRoomForJob(tx, row)
    await set(tx, caller, row, 'review')
    if (await reviews.submitted(tx, row, employer, caller.userId)) return
    await repository.actAs(tx, { role: 'system', userId: null })
    await repository.setStatus(tx, row.id, 'live', { publishedAt: new Date() })
  }

  async function resume(tx: Db, caller: Caller, row: PostRow): Promise<void> {
    await access.postingEmployer(caller, row.listing, tx)
    if (row.closesAt !== null && Date.parse(row.closesAt) <= Date.now())
      throw new AppError('conflict', 'The closing time of this job has passed.')
    await plans.requireRoomForJob(tx, row)
    await set(tx, caller, row, 'live')
  }

  return {
    /** Throws `not_found`, `forbidden`, `conflict` or `invalid_request`. */
    move: (caller: Caller, id: number, { to, revision }: Body<'moveJobPost'>): Promise<void> =>
      repository.transaction(async (tx) => {
        await repository.lock(tx, id)
        const row = await access.write(tx, caller, id, revision)
        if (!memberMoves(row.status).includes(to)) throw notPossible(row.status, to)
        requireNotHidden(row, to)
        await repository.actAs(tx, jobActorOf(caller, row))
        if (to === 'review') await submit(tx, caller, row)
        else if (to === 'live') await resume(tx, caller, row)
        else await set(tx, caller, row, to)
        if (to === 'draft') {
          await repository.setModeration(tx, id, 'approved')
          await repository.withdrawCase(tx, id, caller.userId)
        }
        await reindex(tx, [id])
      }),

    /** Moves the closing time of a live or closed job. Throws as `move`. */
    extend: (caller: Caller, id: number, request: Body<'extendJobPost'>): Promise<void> =>
      repository.transaction(async (tx) => {
        const { closes_on: day, closes_time: time, reason, revision } = request
        await repository.lock(tx, id)
        const row = await access.write(tx, caller, id, revision)
        if (row.status !== 'live' && row.status !== 'closed')
          throw new AppError('conflict', 'Only a live or closed job can be extended.')
        requireNotHidden(row, 'live')
        await access.postingEmployer(caller, row.listing, tx)
        const closesAt = laterClosing(row, day, time)
        await repository.actAs(tx, { ...jobActorOf(caller, row), reason: reason.trim() })
        const columns = { closesAt, extendedReason: reason.trim() }
        if (row.status === 'closed') await plans.requireRoomForJob(tx, row)
        if (row.status === 'closed') await set(tx, caller, row, 'live', columns)
        else await repository.save(tx, id, columns)
        await audit.recordEdits(tx, {
          entity: 'job',
          entityId: id,
          actor: actorOf(caller, row),
          revision: row.revision + 1,
          reason,
          edits: [{ field: 'closes_at', before: row.closesAt, after: closesAt.toISOString() }],
        })
        await reindex(tx, [id])
      }),
  }
}

/** A new closing time within 90 days, later than the present one. Throws `invalid_request`. */
function laterClosing(row: PostRow, day: string, time: Body<'extendJobPost'>['closes_time']): Date {
  const now = Date.now()
  const at = closingMoment(day, time)
  if (at.getTime() <= now || day > closingDays(null, now).last)
    throw refused('closes_on', 'Choose a closing date within the next 90 days.')
  if (row.status === 'live' && row.closesAt !== null && at.getTime() <= Date.parse(row.closesAt))
    throw refused('closes_on', 'Choose a closing time later than the current one.')
  return at
}

/** An admin's decision applies until an appeal or another decision changes it. */
function requireNotHidden({ moderation }: PostRow, to: JobStatus): void {
  if ((to === 'live' || to === 'review') && (moderation === 'hidden' || moderation === 'removed'))
    throw new AppError(
      'conflict',
      'An admin has hidden this job. To show it again, appeal against the decision.',
    )
}
