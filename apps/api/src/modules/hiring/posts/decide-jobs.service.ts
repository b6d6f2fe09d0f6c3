import type { Caller } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { ActionEntry, AuditService } from '../../trust/audit/audit.service.ts'
import { closingMoment, endOfDay } from './closing-time.ts'
import type { DecidedJob, DecideJobsRepository } from './decide-jobs.repository.ts'
import type { JobStatus } from './job-states.ts'
import type { PostWritesRepository, ReindexJobs } from './post-writes.repository.ts'

export type DecideJobs = ReturnType<typeof createDecideJobs>

interface DecideJobsDeps {
  readonly repository: DecideJobsRepository
  readonly writes: PostWritesRepository
  readonly audit: AuditService
  readonly reindex: ReindexJobs
}

type Request = Body<'decideJobs'>
type Result = Schema<'BulkDecisionResult'>
type Skipped = Result['skipped'][number]

/** Days for which a job is open again. */
const reopenedDays = 14

const starts: Readonly<Record<Request['outcome'], readonly JobStatus[]>> = {
  expire: ['live', 'paused'],
  reopen: ['closed'],
}

/** Expires and reopens jobs from the table of all jobs, as one action. */
export function createDecideJobs({ repository, writes, audit, reindex }: DecideJobsDeps) {
  async function sort(tx: Db, { userId }: Caller, { ids, outcome }: Request) {
    const found = new Map(
      (await repository.lock(tx, ids, userId)).map((job) => [job.id, job] as const),
    )
    const skipped: Skipped[] = []
    const candidates: DecidedJob[] = []
    for (const id of ids) {
      const job = found.get(id)
      const why = refusalOf(job, outcome)
      if (why) skipped.push({ id, name: job?.title ?? null, why, by: null })
      else if (job) candidates.push(job)
    }
    return { skipped, candidates }
  }

  async function apply(
    tx: Db,
    { userId }: Caller,
    { outcome, reason }: Request,
    candidates: readonly DecidedJob[],
  ): Promise<number> {
    const ids = candidates.map(({ id }) => id)
    const actionId = await audit.beginAction(tx)
    await writes.actAs(tx, { role: 'admin', userId, reason })
    if (outcome === 'expire') await writes.expire(tx, ids)
    else await writes.reopen(tx, ids, inDays(reopenedDays))
    await reindex(tx, ids)
    await audit.recordAction(
      tx,
      { id: actionId, actorId: userId, verb: outcome, reasonText: reason },
      candidates.map(
        ({ id, status, revision }): ActionEntry => ({
          entity: 'job',
          entityId: id,
          field: 'status',
          before: status,
          after: outcome === 'expire' ? 'closed' : 'live',
          revision: revision + 1,
        }),
      ),
    )
    return actionId
  }

  return {
    /** The `BulkDecisionResult` of the contract. */
    decide: (caller: Caller, request: Request): Promise<Result> =>
      writes.transaction(async (tx) => {
        const { skipped, candidates } = await sort(tx, caller, request)
        const isKept = request.is_preview || candidates.length === 0
        const actionId = isKept ? null : await apply(tx, caller, request, candidates)
        return { done: candidates.length, skipped, action_id: actionId }
      }),
  }
}

function refusalOf(job: DecidedJob | undefined, outcome: Request['outcome']) {
  if (!job) return 'gone'
  if (job.isOwn) return 'own'
  if (!starts[outcome].includes(job.status)) return 'not_possible'
  return outcome === 'reopen' && !job.isListed ? 'not_possible' : undefined
}

/** The end of a day in India. */
const inDays = (days: number): Date =>
  new Date(closingMoment(todayInIndia(), endOfDay).getTime() + days * dayMs)
