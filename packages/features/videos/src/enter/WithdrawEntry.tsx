import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'
import type { Entry, EntryEditor } from './use-entry-editor'

/** Takes an entry back after a confirmation. */
export function WithdrawEntry({ entryEditor, entry }: { entryEditor: EntryEditor; entry: Entry }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isAsked, setIsAsked] = useState(false)

  async function onWithdraw() {
    const done = await entryEditor.move(entry, 'withdrawn')
    setIsAsked(false)
    if (done !== null) showToast({ type: 'success', message: t(messages.withdrawn) })
  }
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t(messages.withdraw)}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(messages.withdrawTitle)}
        question={t(messages.withdrawText)}
        yesLabel={t(messages.yes)}
        noLabel={t(messages.no)}
        tone="danger"
        isBusy={entryEditor.isBusy}
        onYes={() => void onWithdraw()}
        onNo={() => setIsAsked(false)}
      />
    </>
  )
}
