import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import { isoTime } from '../../../db/iso-time.ts'
import { editMinutes } from './comment-states.ts'

export type CommentRow = Schema<'Comment'> & Record<string, unknown>

/** Whether the reader is the author; visitors have no id. */
const isMine = (readerId: number | null) => sql`coalesce(c.author_id = ${readerId}::integer, false)`

/** Whether the reader may see the text of comment `c`: authors also see what is held or removed. */
export const isShown = (readerId: number | null): SQL => sql`
  (c.state = 'visible' or (c.state in ('held', 'removed') and ${isMine(readerId)}))`

/**
 * The contract's `Comment` from comment `c` with its `author`. The text and the name are null unless
 * the reader may see them.
 */
export const commentColumns = (readerId: number | null): SQL => sql`
  c.id, c.parent_id, ${isMine(readerId)} as is_mine, c.state, ${isoTime(sql`c.at`)} as at,
  c.edited_at is not null as is_edited,
  case when ${isShown(readerId)} then
    concat_ws(' ', author.firstname, nullif(left(btrim(author.lastname), 1), '') || '.')
  end as author_name,
  case when ${isShown(readerId)} then c.body_text end as text,
  case when ${isMine(readerId)} and c.state in ('held', 'visible')
      and c.at > now() - make_interval(mins => ${editMinutes})
    then ${isoTime(sql`c.at + make_interval(mins => ${editMinutes})`)} end as editable_until`
