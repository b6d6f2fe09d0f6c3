import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'

export type CommentRecordRepository = ReturnType<typeof createCommentRecordRepository>

interface CommentText extends Record<string, unknown> {
  readonly text: string
  /** The text before the last edit. */
  readonly former: string | null
  readonly parent: string | null
  readonly video: string
}

/** Reads the text of a comment, for admins. */
export function createCommentRecordRepository(db: Db) {
  return {
    /** Its whole text, the one before an edit, and what it replies to; nothing if it was taken back. */
    async fields(id: number): Promise<Schema<'ModerationField'>[]> {
      const { rows } = await db.execute<CommentText>(sql`
        select c.body_text as text, parent.body_text as parent, video.title as video,
          (select e.former_text from comment_event e where e.comment_id = c.id
            and e.former_text is not null order by e.id desc limit 1) as former
        from comment c join video on video.id = c.video_id
          left join comment parent on parent.id = c.parent_id
        where c.id = ${id} and c.state <> 'taken_back'`)
      const [row] = rows
      if (!row) return []
      const all: Schema<'ModerationField'>[] = [
        { field: 'comment', kind: 'text', value: row.text },
        { field: 'before_the_edit', kind: 'text', value: row.former },
        { field: 'reply_to', kind: 'text', value: row.parent },
        { field: 'discussion', kind: 'text', value: row.video },
      ]
      return all.filter(({ value }) => value !== null && value !== '')
    },
  }
}
