import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { lockUser } from '../../../db/user-columns.ts'
import type { ModerationState } from '../../trust/cases/case-states.ts'
import { type CommentRow, commentColumns } from './comment-columns.repository.ts'
import { type CommentState, editMinutes } from './comment-states.ts'

export type CommentsRepository = ReturnType<typeof createCommentsRepository>

export interface Discussion extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  readonly hasComments: boolean
}

/** A comment that its author changes, with its discussion. */
export interface OwnComment extends Record<string, unknown> {
  readonly id: number
  readonly state: CommentState
  readonly text: string
  readonly videoTitle: string
  readonly hasComments: boolean
  readonly isEditable: boolean
}

/** Writes comments; always in a transaction. */
export function createCommentsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async findDiscussion(tx: Db, url: string): Promise<Discussion | undefined> {
      const { rows } = await tx.execute<Discussion>(sql`
        select id, title, has_comments as "hasComments" from video
        where url = ${url} and kind = 'discussion' and is_public(video)`)
      return rows[0]
    },

    /** Whether a visible comment of the discussion can be replied to. Locks it. */
    async lockParent(tx: Db, videoId: number, id: number): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        select from comment where id = ${id} and video_id = ${videoId} and parent_id is null
          and state = 'visible' for share`)
      return rows.length > 0
    },

    /**
     * Number of comments of the user that admins have approved, without those removed; none if a
     * comment of the last year is removed. Makes other comments of the user wait.
     */
    async approvedCount(tx: Db, userId: number, exceptId: number | null): Promise<number> {
      await lockUser(tx, userId)
      const { rows } = await tx.execute<{ count: number }>(sql`
        select case when count(*) filter (where state = 'removed' and at > now() - interval '1 year') > 0
          then 0 else count(*) filter (where moderation = 'approved') end::integer as count
        from comment where author_id = ${userId} and id is distinct from ${exceptId}::integer`)
      return rows[0]?.count ?? 0
    },

    /** The comment that an earlier request with the key added. */
    async findRequested(
      tx: Db,
      userId: number,
      requestKey: string,
    ): Promise<CommentRow | undefined> {
      const { rows } = await tx.execute<CommentRow>(sql`
        select ${commentColumns(userId)}
        from comment c join app_user author on author.id = c.author_id
        where c.author_id = ${userId} and c.request_key = ${requestKey}`)
      return rows[0]
    },

    async add(
      tx: Db,
      comment: {
        readonly videoId: number
        readonly parentId: number | null
        readonly authorId: number
        readonly text: string
        readonly moderation: ModerationState
        readonly requestKey: string
      },
    ): Promise<number> {
      const { videoId, parentId, authorId, text, moderation, requestKey } = comment
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into comment (video_id, parent_id, author_id, body_text, moderation, request_key)
        values (${videoId}, ${parentId}::integer, ${authorId}, ${text}, ${moderation}, ${requestKey})
        returning id`)
      if (!rows[0]) throw new Error('The comment was not added')
      return rows[0].id
    },

    /** The author's comment on a public discussion. Locks it. */
    async lockOwn(tx: Db, id: number, authorId: number): Promise<OwnComment | undefined> {
      const { rows } = await tx.execute<OwnComment>(sql`
        select c.id, c.state, c.body_text as text, video.title as "videoTitle",
          video.has_comments as "hasComments",
          c.at > now() - make_interval(mins => ${editMinutes}) as "isEditable"
        from comment c join video on video.id = c.video_id
        where c.id = ${id} and c.author_id = ${authorId} and is_public(video) for update of c`)
      return rows[0]
    },

    async edit(tx: Db, id: number, text: string, moderation: ModerationState): Promise<void> {
      await tx.execute(sql`
        update comment set body_text = ${text}, moderation = ${moderation}, edited_at = now()
        where id = ${id}`)
    },

    async takeBack(tx: Db, id: number): Promise<void> {
      await tx.execute(sql`update comment set taken_back_at = now() where id = ${id}`)
    },

    /** The contract's `Comment` as its author sees it. */
    async read(tx: Db, id: number, authorId: number): Promise<CommentRow> {
      const { rows } = await tx.execute<CommentRow>(sql`
        select ${commentColumns(authorId)}
        from comment c left join app_user author on author.id = c.author_id where c.id = ${id}`)
      if (!rows[0]) throw new Error(`There is no comment ${id}`)
      return rows[0]
    },
  }
}
