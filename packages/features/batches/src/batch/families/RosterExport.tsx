import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useState } from 'react'
import { messages } from './messages'

/** Downloads the children of the batch as a CSV file, after a dialog that says what it holds. */
export function RosterExport({ batchId }: { batchId: number }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { run, isBusy } = usePageRequest()
  const close = () => setIsOpen(false)

  async function download() {
    const file = await run(
      (api) =>
        answerOf(
          api.GET('/stores/batches/{id}/roster/csv', {
            params: { path: { id: batchId } },
            parseAs: 'text',
          }),
        ),
      { toast: () => t(messages.downloaded) },
    )
    if (file === null) return
    downloadCsv(file, `roster-${batchId}-${todayInIndia(new Date())}.csv`)
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
    </>
  )
}
