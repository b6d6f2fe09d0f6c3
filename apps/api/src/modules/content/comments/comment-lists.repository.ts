import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { idList } from '../../../db/id-list.ts'
import { type CommentRow, commentColumns, isShown } from './comment-columns.repository.ts'

export type CommentListsRepository = ReturnType<typeof createCommentListsRepository>

interface Page {
  /** The id of the last comment of the page before. */
  readonly after: number | undefined
  readonly limit: number
}

/** Pages of comments as a reader sees them; `readerId` is null for visitors. */
export function createCommentListsRepository(db: Db) {
  return {
    /** A public discussion, and whether it has comments. */
    async findVideo(url: string): Promise<{ id: number; hasComments: boolean } | undefined> {
      const { rows } = await db.execute<{ id: number; hasComments: boolean }>(sql`
        select id, has_comments as "hasComments" from video
        where url = ${url} and kind = 'discussion' and is_public(video)`)
      return rows[0]
    },

    /** Comments that are not replies. One that is not shown is listed while it has replies. */
    async threads(
      videoId: number,
      readerId: number | null,
      { after, limit, order }: Page & { readonly order: Schema<'CommentOrder'> },
    ): Promise<CommentRow[]> {
      const isNewest = order === 'newest'
      const start =
        after === undefined ? sql`` : isNewest ? sql`and c.id < ${after}` : sql`and c.id > ${after}`
      const { rows } = await db.execute<CommentRow>(sql`
        select ${commentColumns(readerId)}
        from comment c left join app_user author on author.id = c.author_id
        where c.video_id = ${videoId} and c.parent_id is null ${start}
          and (${isShown(readerId)} or exists (select from comment reply
            where reply.parent_id = c.id and reply.state = 'visible'))
        order by c.id ${isNewest ? sql`desc` : sql`asc`} limit ${limit}`)
      return rows
    },

    /** The first replies to each of the comments, oldest first. */
    async firstReplies(
      parentIds: readonly number[],
      readerId: number | null,
      limit: number,
    ): Promise<CommentRow[]> {
      if (parentIds.length === 0) return []
      const { rows } = await db.execute<CommentRow>(sql`
        select ${commentColumns(readerId)}
        from unnest(${idList(parentIds)}) parent (id) cross join lateral (
            select c.* from comment c where c.parent_id = parent.id and ${isShown(readerId)}
            order by c.id limit ${limit}) c
          left join app_user author on author.id = c.author_id
        order by c.id`)
      return rows
    },

    /** Replies to one comment of a public discussion, oldest first. */
    async replies(
      parentId: number,
      readerId: number | null,
      { after, limit }: Page,
    ): Promise<CommentRow[]> {
      const start: SQL = after === undefined ? sql`` : sql`and c.id > ${after}`
      const { rows } = await db.execute<CommentRow>(sql`
        select ${commentColumns(readerId)}
        from comment c left join app_user author on author.id = c.author_id
        where c.parent_id = ${parentId} ${start} and ${isShown(readerId)}
        order by c.id limit ${limit}`)
      return rows
    },

    /** Whether the comment is not a reply, and belongs to a public discussion with comments. */
    async isThread(id: number): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select from comment c join video on video.id = c.video_id
        where c.id = ${id} and c.parent_id is null and is_public(video) and video.has_comments`)
      return rows.length > 0
    },

    /** Visible comments and replies. */
    async count(videoId: number): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::integer as count from comment
        where video_id = ${videoId} and state = 'visible'`)
      return rows[0]?.count ?? 0
    },
  }
}
