import type { OwnBlog, OwnVideo } from '@edbazaar/api-client'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'

type Status = (OwnBlog | OwnVideo)['status']

interface ReviewButtonProps {
  status: Status
  /** Changes the status, after saving. Resolves to null if that failed, after showing why. */
  move: (to: 'review' | 'draft') => Promise<{ readonly status: Status } | null>
}

function doneMessage(status: Status) {
  if (status === 'review') return messages.submitted
  return status === 'published' ? messages.published : messages.withdrawn
}

/** The button that submits a blog or video for review, or withdraws it; none if it is published. */
export function ReviewButton({ status, move }: ReviewButtonProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setIsBusy] = useState(false)
  async function onMove(to: 'review' | 'draft') {
    setIsBusy(true)
    const moved = await move(to)
    setIsBusy(false)
    if (moved === null) return
    showToast({ type: 'success', message: t(doneMessage(moved.status)) })
  }
  if (status === 'published') return null
  if (status === 'review')
    return (
      <Button loading={isBusy} onClick={() => void onMove('draft')}>
        {t(messages.withdraw)}
      </Button>
    )
  return (
    <Button variant="main" loading={isBusy} onClick={() => void onMove('review')}>
      {t(status === 'draft' ? messages.submit : messages.resubmit)}
    </Button>
  )
}
