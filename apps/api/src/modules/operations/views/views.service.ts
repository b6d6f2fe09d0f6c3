import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import { isKnownBot } from './known-bots.ts'
import type { ViewsRepository } from './views.repository.ts'

export type ViewsService = ReturnType<typeof createViewsService>

/** Days for which views are kept: a year and a month, to compare with the year before. */
const keptDays = 396

/** Counts views of listings, without anything about the visitor. */
export function createViewsService(repository: ViewsRepository) {
  return {
    /** Counts views, unless the visitor is a bot or an admin, or works for the listing. */
    async count(
      caller: Caller | null,
      { views }: Body<'countViews'>,
      userAgent: string | undefined,
    ): Promise<void> {
      if (caller?.isAdmin || isKnownBot(userAgent)) return
      await repository.add(views, caller?.userId ?? null)
    },

    /** Deletes old views. */
    prune: () => repository.prune(keptDays),
  }
}
