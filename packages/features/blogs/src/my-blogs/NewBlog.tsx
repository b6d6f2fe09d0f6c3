import { ApiError, answerOf } from '@edbazaar/api-client'
import { accountPaths, apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from './messages'

/** Starts a draft and opens it. */
export function NewBlog() {
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
        api.POST('/users/my-blogs', { body: { request_key: requestKey } }),
      )
      await navigate(accountPaths.editBlog(id))
    } catch (cause) {
      if (!(cause instanceof ApiError)) console.error(cause)
      showToast({ type: 'error', message: t(messages.writeFailed) })
      setIsBusy(false)
    }
  }
  return (
    <Button variant="main" loading={isBusy} onClick={() => void onStart()}>
      <PencilIcon />
      {t(messages.write)}
    </Button>
  )
}
