import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { showToastAtom, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'

/** Downloads the children of the batch as a CSV file, after a dialog that says what it holds, and the password. */
export function RosterExport({ batchId }: { batchId: number }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const close = () => setIsOpen(false)

  async function download() {
    const path = { id: batchId }
    const file = await run((api) =>
      withPassword(() =>
        answerOf(api.GET('/stores/batches/{id}/roster/csv', { params: { path }, parseAs: 'text' })),
      ),
    )
    if (file === null) return
    downloadCsv(file, `roster-${batchId}-${todayInIndia(new Date())}.csv`)
    showToast({ message: t(messages.downloaded), type: 'success' })
    close()
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <DownloadIcon size="small" />
        {t(messages.export)}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={t(messages.exportTitle)}
          closeLabel={t(messages.close)}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{t(messages.cancel)}</Button>
              <Button variant="main" loading={isBusy} onClick={() => void download()}>
                {t(messages.download)}
              </Button>
            </>
          }
        >
          <p>{t(messages.exportText)}</p>
        </Dialog>
      )}
      {passwordDialog}
    </>
  )
}
