import { addComment } from '../comments.ts'
import type { RequestBuilder } from './operation-requests.ts'

const requestKey = '0b6ff2f2-8a3d-4f4b-9f0e-5f1f5d1c8a11'
const text = 'Twenty minutes a day works for us.'

/** A visible comment of the caller, or of nobody for a visitor. */
const onOwn =
  (body?: object): RequestBuilder =>
  async ({ database }, { id }) => ({
    params: { id: await addComment(database, { authorId: id }) },
    ...(body && { body }),
  })

/** Requests of readers and authors of comments. */
export const commentRequests: Readonly<Record<string, RequestBuilder>> = {
  listComments: () => ({ params: { url: 'homework' }, query: 'order=oldest' }),
  addComment: () => ({ params: { url: 'homework' }, body: { text, request_key: requestKey } }),
  listReplies: onOwn(),
  editComment: onOwn({ text }),
  takeBackComment: onOwn(),
}
