import { answerOf, type OwnBlog } from '@edbazaar/api-client'
import { useRevisedDocument } from '@edbazaar/feature-editing/revisions'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useKeptText } from './kept-text'

export type BlogEditor = ReturnType<typeof useBlogEditor>

/** The text of a blog while it is written. What was typed is kept in the browser until the server has it. */
export function useBlogEditor(loaded: OwnBlog) {
  const kept = useKeptText(loaded)
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
      kept.keep(revision, fields)
    },
    onSaved: kept.forget,
  })

  /** What an earlier visit could not save. */
  const takeKept = useEffectEvent(() => {
    if (isTouched.current || kept.found === null) return
    isTouched.current = true
    restore(kept.found, kept.isOutdated)
  })
  const hasKept = kept.found !== null
  useEffect(() => {
    if (hasKept) takeKept()
  }, [hasKept])

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
