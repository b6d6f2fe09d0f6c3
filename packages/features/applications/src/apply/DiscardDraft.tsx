import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { applicationPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as styles from './apply.css'
import { messages } from './messages'

/** Deletes the draft after a question. */
export function DiscardDraft({ id }: { id: string }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const { run, isBusy } = useRequest()
  const [isAsked, setIsAsked] = useState(false)
  async function onYes() {
    const params = { path: { id } }
    const deleted = await run((api) => answerOf(api.DELETE('/my-applications/{id}', { params })))
    if (deleted === null) return
    showToast({ type: 'success', message: t(messages.discarded) })
    await navigate(applicationPaths.mine)
  }
  return (
    <p className={styles.actions}>
      <Button variant="danger" onClick={() => setIsAsked(true)}>
        {t(messages.discard)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(messages.discardTitle)}
        question={t(messages.discardText)}
        yesLabel={t(messages.discard)}
        noLabel={t(messages.cancel)}
        tone="danger"
        isBusy={isBusy}
        onYes={() => void onYes()}
        onNo={() => setIsAsked(false)}
      />
    </p>
  )
}
