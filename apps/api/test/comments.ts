import type { TestDatabase } from './database.ts'

interface NewComment {
  /** The URL of the discussion. */
  readonly video?: string
  /** Undefined for the comment of a deleted account. */
  readonly authorId?: number | undefined
  readonly parentId?: number | null
  readonly text?: string
  readonly moderation?: 'approved' | 'pending' | 'removed'
}

/** Adds a comment to a discussion and returns its id. */
export async function addComment(
  { pool }: Pick<TestDatabase, 'pool'>,
  { video = 'homework', authorId, parentId = null, moderation = 'approved', ...rest }: NewComment,
): Promise<number> {
  const text = authorId === undefined ? '' : (rest.text ?? 'An hour is enough.')
  const { rows } = await pool.query(
    `insert into comment (video_id, parent_id, author_id, body_text, moderation, taken_back_at,
       request_key)
     select id, $2, $3::integer, $4, $5, case when $3::integer is null then now() end,
       gen_random_uuid() from video where url = $1 returning id`,
    [video, parentId, authorId ?? null, text, moderation],
  )
  return rows[0].id
}
