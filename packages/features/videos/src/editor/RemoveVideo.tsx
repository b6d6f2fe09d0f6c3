import { ApiError, answerOf } from '@edbazaar/api-client'
import { accountPaths, apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from './messages'
import type { VideoEditor } from './use-video-editor'

/** Deletes a draft that was never published, or takes a published video off the site. */
export function RemoveVideo({ editor }: { editor: VideoEditor }) {
  const t = useMessages(messages)
  const store = useStore()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [isAsked, setIsAsked] = useState(false)
  const { video, move } = editor
  const wasPublished = video.events.some(({ to }) => to === 'published')
  const isDraft = video.status === 'draft' && !wasPublished
  if (!isDraft && video.status !== 'published') return null

  async function onDelete() {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      await answerOf(api.DELETE('/users/my-videos/{id}', { params: { path: { id: video.id } } }))
      showToast({ type: 'success', message: t(messages.deleted) })
      await navigate(accountPaths.myVideos)
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause)
      showToast({ type: 'error', message: t(messages.deleteFailed) })
    }
  }
  async function onRemove() {
    if ((await move('removed')) === null) return
    showToast({ type: 'success', message: t(messages.removed) })
  }
  return (
    <p>
      <Button onClick={() => setIsAsked(true)}>
        {t(isDraft ? messages.deleteDraft : messages.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(isDraft ? messages.deleteTitle : messages.removeTitle)}
        question={t(isDraft ? messages.deleteText : messages.removeText)}
        yesLabel={t(isDraft ? messages.yesDelete : messages.yesRemove)}
        noLabel={t(messages.no)}
        onYes={() => {
          setIsAsked(false)
          void (isDraft ? onDelete() : onRemove())
        }}
        onNo={() => setIsAsked(false)}
      />
    </p>
  )
}
