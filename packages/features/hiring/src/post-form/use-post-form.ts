import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useRevisedDocument } from '@edbazaar/feature-editing/revisions'
import { useMessages } from '@edbazaar/feature-platform'
import { useState } from 'react'
import type { JobPost, PostingListing } from '../labels/job-post-types'
import type { PostErrors } from './check-post'
import { messages } from './messages'
import { draftOf, emptyDraft, fieldsOf, type PostDraft } from './post-draft'
import { errorsByField, savesItself, withoutRefused } from './refused-fields'

export type PostForm = ReturnType<typeof usePostForm>

interface PostFormOptions {
  post: JobPost | null
  /** The listing that a new post is for. */
  listing: PostingListing | undefined
  /** Called when the first change of a new post is saved. */
  onCreated: (id: number) => void
}

/** A job post with what its revisions need. */
interface RevisedPost {
  readonly revision: number
  readonly status: JobPost['post']['status']
  readonly post: JobPost
}

const revised = (post: JobPost): RevisedPost => ({
  revision: post.post.revision,
  status: post.post.status,
  post,
})

const read = async (api: ApiClient, id: number): Promise<RevisedPost> =>
  revised(await answerOf(api.GET('/job-posts/{id}', { params: { path: { id } } })))

/** The state of a job post in the form. A draft saves itself; changes of a live post wait for the button. */
export function usePostForm({ post, listing, onCreated }: PostFormOptions) {
  const t = useMessages(messages)
  const [requestKey] = useState(() => crypto.randomUUID())

  async function create(api: ApiClient): Promise<RevisedPost> {
    if (listing === undefined) throw new Error('A new post needs a listing')
    const { id } = await answerOf(
      api.POST('/job-posts', {
        body: { listing_kind: listing.kind, listing_id: listing.id, request_key: requestKey },
      }),
    )
    const created = await read(api, id)
    onCreated(id)
    return created
  }

  const { document, fields, errors, setErrors, failure, run, ...editor } = useRevisedDocument<
    RevisedPost | null,
    PostDraft
  >({
    loaded: post && revised(post),
    fieldsOf: (current) => (current === null ? emptyDraft(listing) : draftOf(current.post.fields)),
    read: (api, current) => read(api, current.post.post.id),
    put: async (api, { revision, post: current }, draft) =>
      revised(
        await answerOf(
          api.PUT('/job-posts/{id}', {
            params: { path: { id: current.post.id } },
            body: { revision, fields: fieldsOf(draft) },
          }),
        ),
      ),
    create,
    savesItself: (current) =>
      current === null ? listing !== undefined : savesItself(current.post.post),
    withoutRefused: (cause, draft, current) => withoutRefused(cause, draft, current.post),
  })

  /** Saves, then changes the status. Null after a failure. */
  async function move(to: JobPost['post']['status']): Promise<JobPost | null> {
    const moved = await run(async (api, { revision, post: current }) =>
      revised(
        await answerOf(
          api.POST('/job-posts/{id}/transitions', {
            params: { path: { id: current.post.id } },
            body: { to, revision },
          }),
        ),
      ),
    )
    return moved?.post ?? null
  }

  return {
    ...editor,
    /** As it is on the server; null until a new post is first saved. */
    saved: document?.post ?? null,
    draft: fields,
    move,
    errors: errorsByField(errors),
    /** Shows what keeps the post from being submitted. */
    showErrors: (found: PostErrors) =>
      setErrors(
        Object.entries(found).flatMap(([field, msg]) =>
          msg === undefined ? [] : [{ field, msg }],
        ),
      ),
    /** The reason why the last request failed, if no field is the cause. */
    failure: failureText(editor.phase, failure, t(messages.unreachable)),
  }
}

/** The notice of a conflict says what to do, so that it needs no further text. */
function failureText(phase: string, failure: string | null, unreachable: string): string | null {
  if (phase === 'conflict') return null
  return phase === 'offline' ? unreachable : failure
}
