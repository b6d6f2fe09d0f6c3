import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messages } from './messages'

/** Leaves the waitlist after a question. */
export function LeaveWaitlist({ id }: { id: string }) {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsking, setIsAsking] = useState(false)
  async function onYes() {
    const params = { path: { id } }
    await run((api) => answerOf(api.POST('/my-waitlists/{id}/leave', { params })), {
      async onSuccess() {
        showToast({ type: 'success', message: t(messages.left) })
        setIsAsking(false)
        await revalidate()
      },
    })
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t(messages.leave)}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(messages.leaveTitle)}
        question={t(messages.leaveText)}
        yesLabel={t(messages.leave)}
        noLabel={t(messages.stay)}
        tone="danger"
        isBusy={isBusy}
        onYes={() => void onYes()}
        onNo={() => setIsAsking(false)}
      />
    </>
  )
}
