import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from './messages'

interface RemoveContentProps {
  kind: 'blog' | 'video'
  /** A draft that was never published is deleted; anything else is only taken off the site. */
  isDraft: boolean
  /** Deletes the draft. Rejects with an `ApiError` if it could not be deleted. */
  deleteDraft: (api: ApiClient) => Promise<unknown>
  /** Takes it off the site. Resolves to null if that failed, after showing why. */
  remove: () => Promise<unknown>
  /** The page of the user's own records, shown after a draft was deleted. */
  listPath: string
  onRemoved?: () => void
}

/** The button that deletes a draft, or removes what is published, once the user has confirmed it. */
export function RemoveContent(props: RemoveContentProps) {
  const { kind, isDraft, deleteDraft, remove, listPath, onRemoved } = props
  const t = useMessages(messages)
  const store = useStore()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [isAsked, setIsAsked] = useState(false)
  const texts = messages[kind][isDraft ? 'deletion' : 'removal']

  async function onDelete() {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      await deleteDraft(api)
      showToast({ type: 'success', message: t(texts.done) })
      await navigate(listPath)
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause)
      showToast({ type: 'error', message: t(messages.deleteFailed) })
    }
  }
  async function onRemove() {
    if ((await remove()) === null) return
    showToast({ type: 'success', message: t(texts.done) })
    onRemoved?.()
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t(texts.button)}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(texts.title)}
        question={t(texts.question)}
        yesLabel={t(texts.yes)}
        noLabel={t(messages.cancel)}
        onYes={() => {
          setIsAsked(false)
          void (isDraft ? onDelete() : onRemove())
        }}
        onNo={() => setIsAsked(false)}
      />
    </>
  )
}
