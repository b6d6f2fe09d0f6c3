import { AppError } from '../../../app-error.ts'
import type { Path, Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { BookmarkKind, BookmarksRepository } from './bookmarks.repository.ts'

export type BookmarkListRequest = Query<'listBookmarks'>

/** What is bookmarked. */
export type Bookmarked = Path<'saveBookmark'>

/** Makes the lines of a list from ids; what is gone meanwhile is left out. */
type Summaries = (ids: readonly number[]) => Promise<readonly { readonly id: number }[]>

export interface BookmarksDeps {
  readonly repository: BookmarksRepository
  readonly summaries: Readonly<Record<BookmarkKind, Summaries>>
}

export type BookmarksService = ReturnType<typeof createBookmarksService>

/** As many as one user may keep. */
const mostBookmarks = 500

export function createBookmarksService({ repository, summaries }: BookmarksDeps) {
  return {
    /** The answer of `listBookmarks`. */
    async list({ userId }: Caller, { kind, ...paged }: BookmarkListRequest) {
      const [rows, counts] = await Promise.all([
        repository.list(userId, kind, sliceOf(paged)),
        repository.countLive(userId),
      ])
      const lines = await summaries[kind](rows.map(({ id }) => id))
      const byId = new Map(lines.map((line) => [line.id, line]))
      return {
        data: rows.flatMap(({ id, note, createdAt }) => {
          const line = byId.get(id)
          return line ? [{ kind, id, note, created_at: createdAt.toISOString(), [kind]: line }] : []
        }),
        counts,
        total: counts[kind],
        ...pagingOf(paged, counts[kind]),
      }
    },

    /** The ids of everything that the caller keeps, by kind, the latest first. */
    async ids({ userId }: Caller): Promise<Record<BookmarkKind, number[]>> {
      const rows = await repository.listIds(userId)
      const idsOf = (kind: BookmarkKind) => rows.flatMap((row) => row[kind] ?? [])
      return {
        school: idsOf('school'),
        product: idsOf('product'),
        job: idsOf('job'),
        blog: idsOf('blog'),
      }
    },

    /**
     * Keeps something, or changes its note; without a note it stays as it is. What is no longer live
     * can't be kept anew, but its note can be changed. Throws `not_found` and, past the most, `conflict`.
     */
    async save({ userId }: Caller, bookmarked: Bookmarked, note: string | null | undefined) {
      const key = { userId, ...bookmarked }
      const kept = note === undefined ? undefined : note?.trim() || null
      if (await repository.change(key, kept)) return
      const outcome = await repository.add(key, kept ?? null, mostBookmarks)
      if (outcome === 'not live')
        throw new AppError('not_found', `There is no such ${bookmarked.kind} any more.`)
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `You have ${mostBookmarks} bookmarks, and no more fit. Remove one first.`,
        )
    },

    /** Takes a bookmark away, if there is one. */
    remove: ({ userId }: Caller, bookmarked: Bookmarked) =>
      repository.remove({ userId, ...bookmarked }),
  }
}
