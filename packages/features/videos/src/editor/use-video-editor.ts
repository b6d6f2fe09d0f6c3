import { answerOf, type OwnVideo } from '@edbazaar/api-client'
import { useRevisedDocument } from '@edbazaar/feature-editing/revisions'
import { useRef } from 'react'

export type VideoFields = OwnVideo['latest']['fields']
export type VideoEditor = ReturnType<typeof useVideoEditor>

/**
 * The title, texts and captions of a video. Changes are saved automatically; captions are saved on
 * request, because a half-typed WebVTT file is invalid.
 */
export function useVideoEditor(loaded: OwnVideo) {
  const path = { id: loaded.id }
  const hasUnsaved = useRef(false)
  const hasUnsavedCaptions = useRef(false)
  const {
    document: video,
    run,
    ...editor
  } = useRevisedDocument({
    loaded,
    fieldsOf: ({ latest }: OwnVideo) => latest.fields,
    read: (api) => answerOf(api.GET('/users/my-videos/{id}', { params: { path } })),
    put: (api, { revision }, fields) =>
      answerOf(
        api.PUT('/users/my-videos/{id}', {
          params: { path },
          body: { revision, fields: sendable(fields) },
        }),
      ),
    onChange() {
      hasUnsaved.current = true
    },
    onSaved() {
      hasUnsaved.current = false
    },
  })
  return {
    ...editor,
    /** Whether the server has every change. */
    mayLeave: () => !hasUnsaved.current && !hasUnsavedCaptions.current,
    /** Says whether captions were typed that are not saved. */
    markCaptions(isUnsaved: boolean) {
      hasUnsavedCaptions.current = isUnsaved
    },
    /** Lets the author leave without the latest changes. */
    dropUnsaved() {
      hasUnsaved.current = false
      hasUnsavedCaptions.current = false
    },
    /** As it is on the server. */
    video,
    /** Changes the status, after saving. Null after a failure. */
    move: (to: OwnVideo['status']) =>
      run((api, { revision }) =>
        answerOf(
          api.POST('/users/my-videos/{id}/transitions', {
            params: { path },
            body: { to, revision },
          }),
        ),
      ),
    /** Turns comments on or off at once, also of a video that is in review. */
    setComments: (hasComments: boolean) =>
      run((api, { revision }) =>
        answerOf(
          api.PUT('/users/my-videos/{id}/comments', {
            params: { path },
            body: { revision, has_comments: hasComments },
          }),
        ),
      ),
    resolve: (remarkId: number, isResolved: boolean) =>
      run((api) =>
        answerOf(
          api.PUT('/users/my-videos/{id}/remarks/{remarkId}', {
            params: { path: { ...path, remarkId } },
            body: { is_resolved: isResolved },
          }),
        ),
      ),
  }
}

/** A speaker without a name is not sent yet. */
const sendable = (fields: VideoFields): VideoFields => ({
  ...fields,
  speakers: fields.speakers.filter(({ name }) => name.trim() !== ''),
})
