import { randomUUID } from 'node:crypto'
import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { momentInIndia } from '../../../platform/dates/india-time.ts'
import { slugText } from '../../../platform/slugs/slug-text.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import { editsBetween } from '../../../trust/audit/edits-between.ts'
import type { ContestEmails } from '../contest-emails.ts'
import { noContest } from '../contest-errors.ts'
import type { ContestRecord } from '../contest-record.ts'
import { type ContestState, contestStateNames, mayMoveContest } from '../contest-states.ts'
import type { ContestsRepository } from '../contests.repository.ts'
import type { EntriesRepository } from '../entries/entries.repository.ts'
import {
  columnsOf,
  contestFieldsOf,
  pageOf,
  requireComplete,
  requireConsistent,
} from './contest-fields.ts'

export type ContestsService = ReturnType<typeof createContestsService>

interface ContestsDeps {
  readonly repository: ContestsRepository
  readonly entries: EntriesRepository
  readonly audit: AuditService
  readonly emails: ContestEmails
}

const mostListed = 200
/** Days that a new contest is open, until an admin chooses dates. */
const usualDays = 30

/**
 * Contests as admins manage them; their judges are in `judges.service.ts`, their entries in
 * `entry-decisions.service.ts`.
 */
export function createContestsService({ repository, entries, audit, emails }: ContestsDeps) {
  async function show(id: number): Promise<Schema<'AdminContest'>> {
    const contest = await repository.find(id)
    if (!contest) throw noContest()
    const [judges, totals] = await Promise.all([repository.judges(id), repository.counts(id)])
    const counts = { draft: 0, submitted: 0, withdrawn: 0, disqualified: 0 }
    for (const { state, total } of totals) counts[state] = total
    return {
      id,
      revision: contest.revision,
      state: contest.state,
      url: contest.url,
      is_public: contest.isPublic,
      fields: contestFieldsOf(contest),
      announced_at: contest.announcedAt?.toISOString() ?? null,
      judges: judges.map(({ userId, name, email }) => ({ user_id: userId, name, email })),
      counts,
    }
  }

  async function lock(tx: Db, id: number, revision: number): Promise<ContestRecord> {
    const contest = await repository.lock(tx, id)
    if (!contest) throw noContest()
    if (contest.revision !== revision)
      throw new AppError('conflict', 'This contest was changed by someone else. Reload it first.')
    return contest
  }

  async function freeUrl(tx: Db, { id, title }: ContestRecord): Promise<string> {
    const base = slugText(title) || `contest-${id}`
    return (await repository.isUrlTaken(tx, id, base)) ? `${base}-${id}` : base
  }

  /** Side effects of a state change. */
  async function follow(tx: Db, contest: ContestRecord, to: ContestState): Promise<void> {
    const { id } = contest
    if (to === 'published') {
      if (contest.closesAt.getTime() <= Date.now())
        throw refused('fields.closes_at', 'Choose a closing time in the future.')
      if (contest.state === 'closed') return
      requireComplete(contest)
      const url = contest.url.startsWith('draft-') ? await freeUrl(tx, contest) : contest.url
      await repository.publishPage(tx, id, url)
      return
    }
    if (to === 'draft') {
      if ((await repository.counts(id, tx)).length > 0)
        throw new AppError(
          'conflict',
          'Someone has already started an entry, so the contest cannot be unpublished.',
        )
      await repository.hidePage(tx, id)
      return
    }
    if (to === 'announced') await announce(tx, contest)
  }

  /** Makes every prize public and emails all who took part, in one transaction. */
  async function announce(tx: Db, contest: ContestRecord): Promise<void> {
    if ((await entries.awardPrizes(tx, contest.id)) === 0)
      throw new AppError('conflict', 'Choose at least one winner first.')
    await emails.results(tx, contest, await entries.submitted(tx, contest.id))
  }

  return {
    show,

    async list(): Promise<Schema<'AdminContestList'>> {
      const rows = await repository.list(mostListed)
      return {
        data: rows.map((row) => ({
          id: row.id,
          title: row.title,
          url: row.url,
          state: row.state,
          opens_at: row.opensAt.toISOString(),
          closes_at: row.closesAt.toISOString(),
          submitted: row.submitted,
        })),
      }
    },

    /** Starts a draft once for each request key; returns its id. */
    create: ({ userId }: Caller, { request_key: requestKey }: Body<'createContest'>) =>
      repository.transaction(async (tx) => {
        const known = await repository.idOfKey(tx, requestKey)
        if (known !== undefined) return known
        const opensAt = new Date()
        const lastDay = isoDayInIndia(new Date(opensAt.getTime() + usualDays * dayMs))
        const closesAt = momentInIndia(lastDay, '18:00')
        const id = await repository.add(
          tx,
          { requestKey, opensAt, closesAt },
          { url: `draft-${randomUUID()}`, closesOn: lastDay },
        )
        const actor = { userId, role: 'admin' } as const
        await audit.recordCreation(tx, { actor, entity: 'video', entityId: id, revision: 1 })
        return id
      }),

    /** Saves the fields of a contest. Throws `not_found`, `conflict` or `invalid_request`. */
    async save({ userId }: Caller, id: number, { revision, fields }: Body<'saveContest'>) {
      await repository.transaction(async (tx) => {
        const contest = await lock(tx, id, revision)
        if (contest.state === 'announced')
          throw new AppError(
            'conflict',
            'The winners are announced. The contest can no longer be changed.',
          )
        const before = contestFieldsOf(contest)
        const changes = columnsOf(fields)
        requireConsistent(changes)
        await repository.save(tx, id, changes)
        await repository.savePage(tx, id, pageOf(fields))
        await audit.recordEdits(tx, {
          entity: 'video',
          entityId: id,
          actor: { userId, role: 'admin' },
          revision: revision + 1,
          edits: editsBetween(before, fields),
        })
      })
      return show(id)
    },

    /** Changes the state of a contest. Throws `not_found`, `conflict` or `invalid_request`. */
    async move({ userId }: Caller, id: number, { revision, to }: Body<'moveContest'>) {
      await repository.transaction(async (tx) => {
        const contest = await lock(tx, id, revision)
        const { state } = contest
        if (!mayMoveContest(state, to))
          throw new AppError(
            'conflict',
            `This contest is ${contestStateNames[state]}. It cannot become ${contestStateNames[to]}.`,
          )
        await follow(tx, contest, to)
        const now = new Date()
        await repository.save(tx, id, {
          state: to,
          ...(to === 'announced' && { announcedAt: now }),
          ...(to === 'closed' && contest.closesAt > now && { closesAt: closingNow(contest, now) }),
        })
        if (to === 'closed' && contest.closesAt > now)
          await repository.savePage(tx, id, { closesOn: isoDayInIndia(now) })
        await audit.recordEdits(tx, {
          entity: 'video',
          entityId: id,
          actor: { userId, role: 'admin' },
          revision: revision + 1,
          edits: [{ field: 'contest_state', before: state, after: to }],
        })
      })
      emails.wake()
      return show(id)
    },
  }
}

/** An early closing, which never comes before the opening. */
const closingNow = ({ opensAt }: ContestRecord, now: Date) =>
  opensAt < now ? now : new Date(opensAt.getTime() + 1000)
