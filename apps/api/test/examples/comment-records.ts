import type { TestDatabase } from '../database.ts'

export const isOfComments = (id: string) => /Comment|listReplies/.test(id)

/** The comment that the examples name, of the caller. */
export async function addCommentRecords(
  { pool }: Pick<TestDatabase, 'pool'>,
  callerId: number,
): Promise<void> {
  await pool.query('delete from comment')
  await pool.query(
    `insert into comment (id, video_id, author_id, body_text, moderation, request_key)
     select 3041, id, $1, 'An hour is enough.', 'approved', gen_random_uuid()
     from video where url = 'how-much-homework-is-enough'`,
    [callerId],
  )
}
