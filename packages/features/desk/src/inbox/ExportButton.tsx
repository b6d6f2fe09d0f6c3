import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Enquiries } from './enquiry-types'
import { queryOf } from './inbox-url'
import { messages } from './messages'
import { dayOf } from './moments'
import type { Inbox } from './use-inbox'

interface ExportButtonProps {
  inbox: Inbox
  list: Enquiries
}

/** Downloads the enquiries of the list as a CSV file, after a dialog that says what it contains, and the password. */
export function ExportButton({ inbox, list }: ExportButtonProps) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const { place, state } = inbox
  async function download() {
    const query = queryOf(place, state)
    const file = await run((api) =>
      withPassword(() =>
        answerOf(api.GET('/desk/enquiries/csv', { params: { query }, parseAs: 'text' })),
      ),
    )
    if (file === null) return
    downloadCsv(file, `enquiries-${dayOf(Date.now())}.csv`)
    showToast({ message: t(messages.downloaded), type: 'success' })
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
      {passwordDialog}
    </>
  )
}
