import type { Comment, CommentPage, CommentThread } from '@edbazaar/api-client'

/** The comments that are shown: the pages loaded so far, and what the user added. */
export type CommentList = CommentPage

/** Appends a page, without comments that are shown already. */
export function appendPage(list: CommentList, page: CommentPage): CommentList {
  const shown = new Set(list.data.map(({ comment }) => comment.id))
  const added = page.data.filter(({ comment }) => !shown.has(comment.id))
  return { ...page, data: [...list.data, ...added] }
}

/** Appends replies to their comment, without those that are shown already. */
export const appendReplies = (
  list: CommentList,
  parentId: number,
  replies: readonly Comment[],
  next: number | null,
): CommentList =>
  changeThread(list, parentId, (thread) => {
    const shown = new Set(thread.replies.map(({ id }) => id))
    const added = replies.filter(({ id }) => !shown.has(id))
    return { ...thread, replies: [...thread.replies, ...added], next_reply: next }
  })

/** Adds what the user wrote: a comment on top, a reply below the others. */
export function addComment(list: CommentList, comment: Comment): CommentList {
  const total = list.total + visible(comment)
  if (comment.parent_id === null) {
    const thread = { comment, replies: [], next_reply: null }
    return { ...list, total, data: [thread, ...list.data] }
  }
  const added = changeThread(list, comment.parent_id, (thread) => ({
    ...thread,
    replies: [...thread.replies, comment],
  }))
  return { ...added, total }
}

/** Replaces a comment or reply with its new version. */
export function replaceComment(list: CommentList, comment: Comment): CommentList {
  const before = findComment(list, comment.id)
  const total = list.total + visible(comment) - (before ? visible(before) : 0)
  const data = list.data.map((thread) => ({
    ...thread,
    comment: thread.comment.id === comment.id ? comment : thread.comment,
    replies: thread.replies.map((reply) => (reply.id === comment.id ? comment : reply)),
  }))
  return { ...list, total, data }
}

/** Takes a comment off the list. One with replies stays, without its text. */
export function removeComment(list: CommentList, id: number): CommentList {
  const before = findComment(list, id)
  const total = list.total - (before ? visible(before) : 0)
  const data = list.data.flatMap((thread): CommentThread[] => {
    const replies = thread.replies.filter((reply) => reply.id !== id)
    if (thread.comment.id !== id) {
      const isEmpty = thread.comment.text === null && replies.length === 0
      return isEmpty && thread.next_reply === null ? [] : [{ ...thread, replies }]
    }
    if (replies.length === 0) return []
    const gone = {
      state: 'taken_back',
      text: null,
      author_name: null,
      editable_until: null,
    } as const
    return [{ ...thread, replies, comment: { ...thread.comment, ...gone } }]
  })
  return { ...list, total, data }
}

const visible = ({ state }: Comment): number => (state === 'visible' ? 1 : 0)

const findComment = (list: CommentList, id: number): Comment | undefined =>
  list.data
    .flatMap(({ comment, replies }) => [comment, ...replies])
    .find((comment) => comment.id === id)

const changeThread = (
  list: CommentList,
  id: number,
  change: (thread: CommentThread) => CommentThread,
): CommentList => ({
  ...list,
  data: list.data.map((thread) => (thread.comment.id === id ? change(thread) : thread)),
})
