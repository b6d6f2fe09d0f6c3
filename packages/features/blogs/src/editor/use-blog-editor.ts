import { answerOf, type OwnBlog } from '@edbazaar/api-client'
import { useRevisedDocument } from '@edbazaar/feature-editing/revisions'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStoredDraft } from './blog-draft'

export type BlogEditor = ReturnType<typeof useBlogEditor>

/** The text of a blog while it is written. What was typed is kept in the browser until the server has it. */
export function useBlogEditor(loaded: OwnBlog) {
  const stored = useStoredDraft(loaded)
  const isTouched = useRef(false)
  const path = { id: loaded.id }
  const {
    document: blog,
    run,
    restore,
    ...editor
  } = useRevisedDocument({
    loaded,
    fieldsOf: ({ fields }: OwnBlog) => fields,
    read: (api) => answerOf(api.GET('/users/my-blogs/{id}', { params: { path } })),
    put: (api, { revision }, fields) =>
      answerOf(api.PUT('/users/my-blogs/{id}', { params: { path }, body: { revision, fields } })),
    onChange: (revision, fields) => {
      isTouched.current = true
      stored.keep(revision, fields)
    },
    onSaved: stored.forget,
  })

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
      run((api, { revision }) =>
        answerOf(
          api.POST('/users/my-blogs/{id}/transitions', {
            params: { path },
            body: { to, revision },
          }),
        ),
      ),
    resolve: (commentId: number, isResolved: boolean) =>
      run((api) =>
        answerOf(
          api.PUT('/users/my-blogs/{id}/comments/{commentId}', {
            params: { path: { ...path, commentId } },
            body: { is_resolved: isResolved },
          }),
        ),
      ),
  }
}
