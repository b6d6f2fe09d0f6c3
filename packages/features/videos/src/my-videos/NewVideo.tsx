import { ApiError, answerOf } from '@edbazaar/api-client'
import { accountPaths, apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from './messages'

type Kind = 'discussion' | 'principal_talk'

const labels = { discussion: messages.addDiscussion, principal_talk: messages.addTalk } as const

/** Starts a draft of a kind and opens it. */
export function NewVideo({ kind }: { kind: Kind }) {
  const t = useMessages(messages)
  const store = useStore()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  const [requestKey] = useState(() => crypto.randomUUID())

  async function onStart() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsBusy(true)
    try {
      const { id } = await answerOf(
        api.POST('/users/my-videos', { body: { request_key: requestKey, kind } }),
      )
      await navigate(accountPaths.editVideo(id))
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause)
      showToast({ type: 'error', message: t(messages.addFailed) })
      setIsBusy(false)
    }
  }
  return (
    <Button
      variant={kind === 'discussion' ? 'main' : 'quiet'}
      loading={isBusy}
      onClick={() => void onStart()}
    >
      <UploadIcon />
      {t(labels[kind])}
    </Button>
  )
}
