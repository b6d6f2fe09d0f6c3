import { type ApiClient, answerOf, type OwnVideo } from '@edbazaar/api-client'
import { useAddressOfDraft, useRevisedDocument } from '@edbazaar/feature-editing/revisions'
import { accountPaths } from '@edbazaar/feature-platform'
import { useRef, useState } from 'react'
import { isNewVideo } from './new-video'

export type VideoFields = OwnVideo['latest']['fields']
export type VideoEditor = ReturnType<typeof useVideoEditor>

/**
 * The title, texts and captions of a video. Changes are saved automatically; captions are saved on
 * request, because a half-typed WebVTT file is invalid. A new video becomes a draft with its first
 * save.
 */
export function useVideoEditor(loaded: OwnVideo) {
  const [requestKey] = useState(() => crypto.randomUUID())
  const startedKind = loaded.kind === 'principal_talk' ? loaded.kind : 'discussion'
  /** Starts the draft of a new video. */
  const started = async (api: ApiClient, video: OwnVideo): Promise<OwnVideo> =>
    isNewVideo(video)
      ? answerOf(
          api.POST('/users/my-videos', { body: { request_key: requestKey, kind: startedKind } }),
        )
      : video
  const hasUnsaved = useRef(false)
  const hasUnsavedCaptions = useRef(false)
  const {
    document: video,
    run,
    ...editor
  } = useRevisedDocument({
    loaded,
    fieldsOf: ({ latest }: OwnVideo) => latest.fields,
    read: (api, { id }) => answerOf(api.GET('/users/my-videos/{id}', { params: { path: { id } } })),
    async put(api, current, fields) {
      const { id, revision } = await started(api, current)
      return answerOf(
        api.PUT('/users/my-videos/{id}', {
          params: { path: { id } },
          body: { revision, fields: sendable(fields) },
        }),
      )
    },
    onChange() {
      hasUnsaved.current = true
    },
    onSaved() {
      hasUnsaved.current = false
    },
  })
  useAddressOfDraft({ isNew: isNewVideo(video), path: accountPaths.editVideo(video.id) })
  return {
    ...editor,
    /** The id that it had when it was opened: 0 if it was new. */
    openedId: loaded.id,
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
      run((api, { id, revision }) =>
        answerOf(
          api.POST('/users/my-videos/{id}/transitions', {
            params: { path: { id } },
            body: { to, revision },
          }),
        ),
      ),
    /** Turns comments on or off at once, also of a video that is in review. */
    setComments: (hasComments: boolean) =>
      run(async (api, current) => {
        const { id, revision } = await started(api, current)
        return answerOf(
          api.PUT('/users/my-videos/{id}/comments', {
            params: { path: { id } },
            body: { revision, has_comments: hasComments },
          }),
        )
      }),
    resolve: (remarkId: number, isResolved: boolean) =>
      run((api, { id }) =>
        answerOf(
          api.PUT('/users/my-videos/{id}/remarks/{remarkId}', {
            params: { path: { id, remarkId } },
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
