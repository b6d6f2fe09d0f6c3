import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Path, Query } from '../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { BookmarkKind, BookmarksRepository } from './bookmarks.repository.ts'

export type BookmarkListRequest = Query<'listBookmarks'>

/** The kind and id of a bookmarked record. */
export type BookmarkedRecord = Path<'saveBookmark'>

/** Loads summaries by id. Records that are no longer public are omitted. */
type Summaries = (ids: readonly number[]) => Promise<readonly { readonly id: number }[]>

export interface BookmarksDeps {
  readonly repository: BookmarksRepository
  readonly summaries: Readonly<Record<BookmarkKind, Summaries>>
}

export type BookmarksService = ReturnType<typeof createBookmarksService>

/** Bookmarks per user. */
const maximumBookmarks = 500

export function createBookmarksService({ repository, summaries }: BookmarksDeps) {
  return {
    /** The response of `listBookmarks`. */
    async list({ userId }: Caller, { kind, ...paged }: BookmarkListRequest) {
      const [rows, counts, unavailable] = await Promise.all([
        repository.list(userId, kind, sliceOf(paged)),
        repository.countPublic(userId),
        repository.listUnavailable(userId, kind),
      ])
      const records = await summaries[kind](rows.map(({ id }) => id))
      const byId = new Map(records.map((record) => [record.id, record]))
      return {
        data: rows.flatMap(({ id, note, createdAt }) => {
          const record = byId.get(id)
          return record
            ? [{ kind, id, note, created_at: createdAt.toISOString(), [kind]: record }]
            : []
        }),
        unavailable: unavailable.map(({ id, name, note, isDeleted }) => ({
          kind,
          id,
          name,
          reason: isDeleted ? ('deleted' as const) : ('hidden' as const),
          note,
        })),
        counts,
        total: counts[kind],
        ...pagingOf(paged, counts[kind]),
      }
    },

    /** The ids of all bookmarked records by kind, latest first. */
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
     * Adds a bookmark or changes its note. Without a note, an existing note stays. The note of a
     * hidden record can be changed, but no new bookmark added. Throws `not_found`, or `conflict` at the limit.
     */
    async save({ userId }: Caller, bookmarked: BookmarkedRecord, note: string | null | undefined) {
      const key = { userId, ...bookmarked }
      const newNote = note === undefined ? undefined : note?.trim() || null
      if (await repository.change(key, newNote)) return
      const outcome = await repository.add(key, newNote ?? null, maximumBookmarks)
      if (outcome === 'not public')
        throw new AppError('not_found', `This ${bookmarked.kind} is no longer available.`)
      if (outcome === 'full')
        throw new AppError(
          'conflict',
          `You have reached the limit of ${maximumBookmarks} bookmarks. Remove one first.`,
        )
    },

    /** Removes a bookmark, if it exists. */
    remove: ({ userId }: Caller, bookmarked: BookmarkedRecord) =>
      repository.remove({ userId, ...bookmarked }),
  }
}
