import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiAtom, paths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BlogEditor } from '../use-blog-editor'
import { messages } from './messages'

interface RemoveBlogProps {
  editor: BlogEditor
  onRemoved: () => void
}

/** Deletes a draft that was never published, or takes a published blog off the site. */
export function RemoveBlog({ editor, onRemoved }: RemoveBlogProps) {
  const t = useMessages(messages)
  const store = useStore()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [isAsked, setIsAsked] = useState(false)
  const { blog, move } = editor
  const isDraft = blog.status === 'draft' && blog.approved === null
  if (!isDraft && blog.status !== 'published') return null

  async function onDelete() {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      await answerOf(api.DELETE('/users/my-blogs/{id}', { params: { path: { id: blog.id } } }))
      showToast({ type: 'success', message: t(messages.deleted) })
      await navigate(paths.myBlogs)
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause)
      showToast({ type: 'error', message: t(messages.deleteFailed) })
    }
  }
  async function onRemove() {
    if ((await move('removed')) === null) return
    showToast({ type: 'success', message: t(messages.removed) })
    onRemoved()
  }
  return (
    <>
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
    </>
  )
}
