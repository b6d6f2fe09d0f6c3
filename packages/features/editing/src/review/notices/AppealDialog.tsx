import { answerOf, type ModerationNotice } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatDay } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useStore } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'
import { reloadReviewAtom } from './review-atom'

interface AppealDialogProps {
  notice: Pick<ModerationNotice, 'case_id' | 'name'>
  onClose: () => void
}

/** The owner's reasons against a decision. */
export function AppealDialog({ notice, onClose }: AppealDialogProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const store = useStore()
  const { run, isBusy } = useRequest()
  const [text, setText] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isMissing = text.trim() === ''
  async function send() {
    setHasTried(true)
    if (isMissing) return
    const receipt = await run((api) =>
      answerOf(
        api.POST('/moderation/cases/{id}/appeal', {
          params: { path: { id: notice.case_id } },
          body: { text: text.trim() },
        }),
      ),
    )
    if (receipt === null) return
    const day = formatDay(receipt.decided_until, { withYear: true, locale })
    store.set(showToastAtom, { type: 'success', message: t(messages.sent(day)) })
    void store.set(reloadReviewAtom)
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.appealTitle(notice.name))}
      description={t(messages.appealText)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void send()}>
            {t(messages.send)}
          </Button>
        </>
      }
    >
      <TextArea
        label={t(messages.appealLabel)}
        error={hasTried && isMissing ? t(messages.appealRequired) : undefined}
        rows={5}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
