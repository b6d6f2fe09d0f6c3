import type { Schema } from '../../../contract/operations.ts'
import type { ContestsRepository } from './contests.repository.ts'
import type { EntriesRepository } from './entries/entries.repository.ts'
import { toContestInfo } from './entries/entries.service.ts'
import type { EntryImages } from './entries/images/entry-images.service.ts'

export type PublicContests = ReturnType<typeof createPublicContests>

interface PublicContestsDeps {
  readonly contests: Pick<ContestsRepository, 'find'>
  readonly entries: Pick<EntriesRepository, 'winners'>
  readonly images: Pick<EntryImages, 'of'>
}

/** The contents of the page of a contest besides its texts. */
export function createPublicContests({ contests, entries, images }: PublicContestsDeps) {
  return {
    /** Null for a contest that takes entries elsewhere. */
    async of(
      id: number,
    ): Promise<Pick<NonNullable<Schema<'Video'>['contest']>, 'info' | 'winners'> | null> {
      const contest = await contests.find(id)
      if (!contest) return null
      const winners = contest.state === 'announced' ? await entries.winners(id) : []
      const imagesOf = await images.of(
        winners.map(({ id }) => id),
        { isPrivate: false },
      )
      return {
        info: toContestInfo(contest),
        winners: winners.map(({ id, prize, title, isNamed, shownName, shownDetail }) => ({
          prize,
          name: isNamed ? shownName : '',
          detail: isNamed && shownDetail !== '' ? shownDetail : null,
          work: title,
          images: imagesOf(id),
        })),
      }
    },
  }
}
