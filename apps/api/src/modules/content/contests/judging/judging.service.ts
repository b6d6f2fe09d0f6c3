import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import { noContest } from '../contest-errors.ts'
import type { ContestsRepository } from '../contests.repository.ts'
import { toContestInfo } from '../entries/entries.service.ts'
import { ageOf } from '../entries/entry-decisions.service.ts'
import type { EntryImages } from '../entries/images/entry-images.service.ts'
import { type JudgingRepository, noEntries } from './judging.repository.ts'

export type JudgingService = ReturnType<typeof createJudgingService>

interface JudgingDeps {
  readonly contests: ContestsRepository
  readonly repository: JudgingRepository
  readonly images: Pick<EntryImages, 'of'>
}

/** Operations of the judges of a contest. They see no names, and no scores of others. */
export function createJudgingService({ contests, repository, images }: JudgingDeps) {
  /** The contest, if the caller judges it. */
  async function judged({ userId }: Caller, id: number) {
    const contest = await contests.find(id)
    if (!contest || !(await repository.isJudge(id, userId))) throw noContest()
    return contest
  }

  async function show(
    caller: Caller,
    id: number,
    paged: Query<'getJudging'>,
  ): Promise<Schema<'Judging'>> {
    const contest = await judged(caller, id)
    const isShown = contest.state === 'closed' || contest.state === 'announced'
    const [rows, counts] = isShown
      ? await Promise.all([
          repository.list(id, caller.userId, sliceOf(paged)),
          repository.counts(id, caller.userId),
        ])
      : [[], noEntries]
    const paging = pagingOf(paged, counts.total)
    const imagesOf = await images.of(rows.map((row) => row.id))
    return {
      contest: toContestInfo(contest),
      questions: contest.fields,
      can_score: contest.state === 'closed',
      answered: counts.answered,
      first_open_page: counts.firstOpen && Math.ceil(counts.firstOpen / paging.per_page),
      data: rows.map((row) => ({
        id: row.id,
        title: row.title,
        answers: row.answers,
        images: imagesOf(row.id),
        age: ageOf(row.bornOn, contest),
        score: row.score,
        recused_why: row.recusedReason,
        must_recuse: row.mustRecuse,
      })),
      total: counts.total,
      ...paging,
    }
  }

  return {
    show,

    /** Scores an entry, or recuses the judge from it. Throws `not_found`, `conflict` or `invalid_request`. */
    async answer(
      { userId }: Caller,
      id: number,
      entryId: number,
      { score, recused_why: why }: Body<'scoreContestEntry'>,
    ) {
      const recusedReason = why?.trim() || null
      if ((score === null) === (recusedReason === null))
        throw refused('score', 'Give a score, or say why you are not judging this entry.')
      await contests.transaction(async (tx) => {
        // Judges do not wait for one another.
        const contest = await contests.share(tx, id)
        if (!contest || !(await repository.isJudge(id, userId, tx))) throw noContest()
        if (contest.state !== 'closed')
          throw new AppError(
            'conflict',
            'Entries can be scored only after the contest closes and before the winners are announced.',
          )
        const entry = await repository.find(tx, { contestId: id, entryId }, userId)
        if (!entry) throw new AppError('not_found', 'Entry not found.')
        if (score !== null && entry.mustRecuse)
          throw new AppError(
            'conflict',
            'You work with the sender, or sent this entry yourself, so you cannot score it.',
          )
        if (score !== null && entry.recusedReason !== null)
          throw new AppError('conflict', 'You have chosen not to judge this entry.')
        await repository.answer(tx, entryId, userId, { score, recusedReason })
      })
      return { status: 200, msg: 'Saved' } as const
    },
  }
}
