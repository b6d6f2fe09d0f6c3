import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { ageOn } from '../../../platform/dates/age-on.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { AuditService } from '../../../trust/audit/audit.service.ts'
import type { ContestEmails } from '../contest-emails.ts'
import { noContest } from '../contest-errors.ts'
import type { ContestRecord } from '../contest-record.ts'
import { entryStateNames, mayMoveEntry } from '../contest-states.ts'
import type { ContestsRepository } from '../contests.repository.ts'
import type { EntriesRepository, ScoredEntry } from './entries.repository.ts'
import type { EntryRow } from './entry-row.ts'
import type { EntryImages } from './images/entry-images.service.ts'

export type EntryDecisions = ReturnType<typeof createEntryDecisions>

interface EntryDecisionsDeps {
  readonly contests: ContestsRepository
  readonly repository: EntriesRepository
  readonly audit: AuditService
  readonly emails: ContestEmails
  readonly images: Pick<EntryImages, 'of'>
}

/** Entries as admins manage them: they read, disqualify and choose winners. */
export function createEntryDecisions(deps: EntryDecisionsDeps) {
  const { contests, repository, audit, emails, images } = deps

  async function lock(tx: Db, id: number, revision: number) {
    const known = await repository.find(id, tx)
    const contest = known && (await contests.lock(tx, known.contestId))
    const entry = contest && (await repository.lock(tx, id))
    if (!contest || !entry) throw new AppError('not_found', 'Entry not found.')
    if (entry.revision !== revision)
      throw new AppError('conflict', 'This entry has changed. Reload the list first.')
    return { contest, entry }
  }

  async function show(id: number): Promise<Schema<'ScoredContestEntry'>> {
    const entry = await repository.find(id)
    const contest = entry && (await contests.find(entry.contestId))
    const row = entry && (await repository.scoredOne(id))
    if (!contest || !row) throw new AppError('not_found', 'Entry not found.')
    const judges = await contests.judges(contest.id)
    const imagesOf = await images.of([id])
    return { ...toScoredEntry(row, contest, judges.length), images: imagesOf(id) }
  }

  const record = (
    tx: Db,
    { userId }: Caller,
    { contestId, id }: EntryRow,
    change: { field: string; before: unknown; after: unknown },
  ) =>
    audit.recordEdits(tx, {
      entity: 'video',
      entityId: contestId,
      actor: { userId, role: 'admin' },
      revision: null,
      edits: [{ ...change, field: `entry_${id}_${change.field}` }],
    })

  return {
    /** One page of the entries that were sent. Throws `not_found`. */
    async list(id: number, paged: Query<'listContestEntries'>) {
      const contest = await contests.find(id)
      if (!contest) throw noContest()
      const [rows, total, judges] = await Promise.all([
        repository.scored(id, sliceOf(paged)),
        repository.countScored(id),
        contests.judges(id),
      ])
      const imagesOf = await images.of(rows.map((row) => row.id))
      return {
        data: rows.map((row) => ({
          ...toScoredEntry(row, contest, judges.length),
          images: imagesOf(row.id),
        })),
        total,
        ...pagingOf(paged, total),
      }
    },

    /** Disqualifies an entry with a reason, or takes that back. The entrant is emailed. */
    async decide(caller: Caller, id: number, { revision, to, reason }: Body<'decideContestEntry'>) {
      await contests.transaction(async (tx) => {
        const { contest, entry } = await lock(tx, id, revision)
        if (!mayMoveEntry('admin', entry.state, to))
          throw new AppError(
            'conflict',
            `This entry is ${entryStateNames[entry.state]}. It cannot become ${entryStateNames[to]}.`,
          )
        const why = reason?.trim() ?? ''
        if (to === 'disqualified' && why === '')
          throw refused('reason', 'Write the reason for the entrant.')
        await repository.save(tx, id, {
          state: to,
          reason: to === 'disqualified' ? why : null,
          prizePending: null,
          place: null,
          prize: null,
        })
        await record(tx, caller, entry, { field: 'state', before: entry.state, after: to })
        await emails.decided(tx, contest, {
          email: await repository.emailOf(tx, entry.userId),
          title: entry.title,
          reason: to === 'disqualified' ? why : null,
        })
      })
      emails.wake()
      return show(id)
    },

    /** Chooses a winner, whom nobody sees before the winners are announced; null takes it back. */
    async setPrize(caller: Caller, id: number, { revision, prize }: Body<'setContestPrize'>) {
      await contests.transaction(async (tx) => {
        const { contest, entry } = await lock(tx, id, revision)
        if (contest.state !== 'closed')
          throw new AppError('conflict', 'Winners are chosen after the contest has closed.')
        if (entry.state !== 'submitted')
          throw new AppError('conflict', 'This entry is not in the contest.')
        if (prize !== null && (await repository.isPlaceTaken(tx, entry, prize.place)))
          throw refused(
            'prize.place',
            'Another entry already has this place. Choose a different one.',
          )
        const name = prize?.name.trim() ?? null
        await repository.save(tx, id, { prizePending: name, place: prize?.place ?? null })
        await record(tx, caller, entry, {
          field: 'prize',
          before: entry.prizePending,
          after: name,
        })
      })
      return show(id)
    },
  }
}

/** Full years on the closing day. */
export const ageOf = (bornOn: string | null, { closesAt }: Pick<ContestRecord, 'closesAt'>) =>
  bornOn === null ? null : ageOn(bornOn, isoDayInIndia(closesAt)).years

/** The contract's `ScoredContestEntry` but for its images. A score is shown once every judge has answered. */
const toScoredEntry = (
  row: ScoredEntry,
  contest: ContestRecord,
  nJudges: number,
): Omit<Schema<'ScoredContestEntry'>, 'images'> => ({
  id: row.id,
  revision: row.revision,
  state: row.state,
  title: row.title,
  answers: row.answers,
  age: ageOf(row.bornOn, contest),
  shown_name: row.shownName,
  shown_detail: row.shownDetail,
  is_named: row.isNamed,
  score: row.nScores + row.nRecused >= nJudges ? row.mean : null,
  n_scores: row.nScores,
  n_recused: row.nRecused,
  n_judges: nJudges,
  prize: row.prizePending === null ? null : { name: row.prizePending, place: row.place ?? 1 },
  reason: row.reason,
  submitted_at: row.submittedAt?.toISOString() ?? null,
})
