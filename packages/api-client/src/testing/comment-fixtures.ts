import type { Comment, CommentPage, CommentThread } from '../generated/schema'

/** A visible comment of somebody else. */
export const comment = (given: Partial<Comment> = {}): Comment => ({
  id: 3041,
  parent_id: null,
  author_name: 'Lakshmi I.',
  is_mine: false,
  text: 'Twenty minutes a day works for our daughter in class 3.',
  state: 'visible',
  at: '2026-11-20T09:30:00.000Z',
  is_edited: false,
  editable_until: null,
  ...given,
})

/** A comment with a reply. */
export const commentThread = (given: Partial<CommentThread> = {}): CommentThread => ({
  comment: comment(),
  replies: [
    comment({
      id: 3042,
      parent_id: 3041,
      author_name: 'Ravi M.',
      text: 'And on the days before an exam?',
      at: '2026-11-20T10:05:00.000Z',
    }),
  ],
  next_reply: null,
  ...given,
})

/** The only page of comments. */
export const commentPage = (given: Partial<CommentPage> = {}): CommentPage => ({
  data: [commentThread()],
  total: 2,
  next: null,
  ...given,
})
