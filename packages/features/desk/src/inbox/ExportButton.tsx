import { answerOf } from '@edbazaar/api-client'
import { downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useState } from 'react'
import type { Enquiries } from './enquiry-types'
import { queryOf } from './inbox-url'
import { messages } from './messages'
import { dayOf } from './moments'
import { useDeskRequest } from './use-desk-request'
import type { Inbox } from './use-inbox'

interface ExportButtonProps {
  inbox: Inbox
  list: Enquiries
}

/** Downloads the enquiries of the list as a CSV file, after a dialog that says what it contains. */
export function ExportButton({ inbox, list }: ExportButtonProps) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { run, isBusy } = useDeskRequest()
  const { place, state } = inbox
  async function download() {
    const file = await run(
      (api) =>
        answerOf(
          api.GET('/desk/enquiries/csv', {
            params: { query: queryOf(place, state) },
            parseAs: 'text',
          }),
        ),
      { toast: () => t(messages.downloaded) },
    )
    if (file === null) return
    downloadCsv(file, `enquiries-${dayOf(Date.now())}.csv`)
    setIsOpen(false)
  }
  const close = () => setIsOpen(false)
  return (
    <>
      <Button disabled={list.total === 0} onClick={() => setIsOpen(true)}>
        <DownloadIcon size="small" />
        {t(messages.csv)}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={t(messages.exportTitle)}
          description={t(messages.exportText(list.total))}
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
          {list.check_rows > 0 && <p>{t(messages.exportCheckRows(list.check_rows))}</p>}
        </Dialog>
      )}
    </>
  )
}
