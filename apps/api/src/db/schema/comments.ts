import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { moderationState } from './moderation-state.ts'
import { users } from './users.ts'
import { videos } from './videos.ts'

export const commentState = pgEnum('comment_state', ['held', 'visible', 'removed', 'taken_back'])

/** A comment on a discussion, or a reply to one. */
export const comments = pgTable(
  'comment',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** The comment that it replies to, which is not a reply. */
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'cascade',
    }),
    /** Null after the account is deleted; the text is then empty. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Plain text. */
    bodyText: text('body_text').notNull(),
    moderation: moderationState('moderation').notNull(),
    takenBackAt: moment('taken_back_at'),
    /** The status that readers see, from the decision of admins and of the author. */
    state: commentState('state')
      .notNull()
      .generatedAlwaysAs(
        sql`case when taken_back_at is not null then 'taken_back'::comment_state when moderation = 'pending' then 'held'::comment_state when moderation in ('hidden', 'removed') then 'removed'::comment_state else 'visible'::comment_state end`,
      ),
    editedAt: moment('edited_at'),
    /** Of the request that added it, so that a repeated one adds nothing. */
    requestKey: uuid('request_key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('comment_request').on(t.authorId, t.requestKey),
    index('comment_thread').on(t.videoId, t.id).where(sql`parent_id is null`),
    index('comment_visible').on(t.videoId).where(sql`state = 'visible'`),
    index('comment_reply').on(t.parentId, t.id).where(sql`parent_id is not null`),
    index('comment_author').on(t.authorId, t.id),
    check('comment_text', sql`length(${t.bodyText}) <= 2000`),
    check(
      'comment_of_deleted_account',
      sql`${t.authorId} is not null or (${t.bodyText} = '' and ${t.takenBackAt} is not null)`,
    ),
  ],
)

/** The events of a comment. Append-only; written by a trigger. */
export const commentEvents = pgTable(
  'comment_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    fromState: commentState('from_state'),
    toState: commentState('to_state').notNull(),
    /** The text before an edit. */
    formerText: text('former_text'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('comment_event_comment').on(t.commentId, t.id)],
)
