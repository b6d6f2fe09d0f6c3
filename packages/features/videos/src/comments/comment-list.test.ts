import { comment, commentPage, commentThread } from '@edbazaar/api-client/testing'
import { expect, test } from 'vitest'
import {
  addComment,
  appendPage,
  appendReplies,
  removeComment,
  replaceComment,
} from './comment-list'

const ids = ({ data }: ReturnType<typeof commentPage>) =>
  data.map((thread) => [thread.comment.id, ...thread.replies.map(({ id }) => id)])

test('a page is appended without comments that are shown already', () => {
  const next = commentPage({
    data: [commentThread(), commentThread({ comment: comment({ id: 7 }), replies: [] })],
    next: 7,
  })
  const list = appendPage(commentPage(), next)
  expect(ids(list)).toEqual([[3041, 3042], [7]])
  expect(list.next).toBe(7)
})

test('replies are appended to their comment', () => {
  const replies = [comment({ id: 3042 }), comment({ id: 3043 })]
  const list = appendReplies(commentPage(), 3041, replies, 3043)
  expect(ids(list)).toEqual([[3041, 3042, 3043]])
  expect(list.data[0]?.next_reply).toBe(3043)
})

test('what the user adds is shown at once; the total counts what everybody sees', () => {
  const held = addComment(commentPage(), comment({ id: 9, state: 'held' }))
  expect(ids(held)).toEqual([[9], [3041, 3042]])
  expect(held.total).toBe(2)
  const reply = addComment(commentPage(), comment({ id: 9, parent_id: 3041 }))
  expect(ids(reply)).toEqual([[3041, 3042, 9]])
  expect(reply.total).toBe(3)
})

test('an edited comment that waits for review no longer counts', () => {
  const list = replaceComment(commentPage(), comment({ id: 3042, text: 'Edited', state: 'held' }))
  expect(list.data[0]?.replies[0]?.text).toBe('Edited')
  expect(list.total).toBe(1)
})

test('a deleted comment keeps its place while it has replies', () => {
  const gone = removeComment(commentPage(), 3041)
  expect(gone.data[0]?.comment).toMatchObject({ text: null, state: 'taken_back' })
  expect(gone.total).toBe(1)
  expect(removeComment(gone, 3042)).toMatchObject({ data: [], total: 0 })
})
