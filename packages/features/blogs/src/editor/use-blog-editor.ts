import { type ApiClient, answerOf, type OwnBlog } from '@edbazaar/api-client'
import { useAddressOfDraft, useRevisedDocument } from '@edbazaar/feature-editing/revisions'
import { accountPaths } from '@edbazaar/feature-platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isNewBlog } from './new-blog'
import { useStoredDraft } from './use-stored-draft'

export type BlogEditor = ReturnType<typeof useBlogEditor>

/**
 * The text of a blog while it is written. What was typed is kept in the browser until the server has
 * it. A new blog becomes a draft with its first save.
 */
export function useBlogEditor(loaded: OwnBlog) {
  const stored = useStoredDraft(loaded)
  const isTouched = useRef(false)
  const [requestKey] = useState(() => crypto.randomUUID())
  const start = (api: ApiClient) =>
    answerOf(api.POST('/users/my-blogs', { body: { request_key: requestKey } }))
  const {
    document: blog,
    run,
    restore,
    ...editor
  } = useRevisedDocument({
    loaded,
    fieldsOf: ({ fields }: OwnBlog) => fields,
    read: (api, { id }) => answerOf(api.GET('/users/my-blogs/{id}', { params: { path: { id } } })),
    async put(api, current, fields) {
      const { id, revision } = isNewBlog(current) ? await start(api) : current
      const params = { path: { id } }
      return answerOf(api.PUT('/users/my-blogs/{id}', { params, body: { revision, fields } }))
    },
    onChange: (revision, fields) => {
      isTouched.current = true
      stored.keep(revision, fields)
    },
    onSaved: stored.forget,
  })

  useAddressOfDraft({ isNew: isNewBlog(blog), path: accountPaths.editBlog(blog.id) })

  /** Restores the text that an earlier visit could not save. */
  const restoreDraft = useEffectEvent(() => {
    if (isTouched.current || stored.found === null) return
    isTouched.current = true
    restore(stored.found, stored.isOutdated)
  })
  const hasStored = stored.found !== null
  useEffect(() => {
    if (hasStored) restoreDraft()
  }, [hasStored])

  return {
    ...editor,
    /** As it is on the server. */
    blog,
    /** Changes the status, after saving. Null after a failure. */
    move: (to: OwnBlog['status']) =>
      run((api, { id, revision }) =>
        answerOf(
          api.POST('/users/my-blogs/{id}/transitions', {
            params: { path: { id } },
            body: { to, revision },
          }),
        ),
      ),
    resolve: (commentId: number, isResolved: boolean) =>
      run((api, { id }) =>
        answerOf(
          api.PUT('/users/my-blogs/{id}/comments/{commentId}', {
            params: { path: { id, commentId } },
            body: { is_resolved: isResolved },
          }),
        ),
      ),
  }
}
