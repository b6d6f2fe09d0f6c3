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
import type { Applications } from './application-types'
import { queryOf } from './applications-url'
import { messages } from './messages'
import type { Page } from './use-applications'

/** Downloads the applications of the list as a CSV file, after a dialog that says what it contains, and the password. */
export function ExportButton({ page, list }: { page: Page; list: Applications }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const close = () => setIsOpen(false)
  async function download() {
    const query = queryOf(page.place, page.state)
    const file = await run((api) =>
      withPassword(() =>
        answerOf(api.GET('/job-applications/csv', { params: { query }, parseAs: 'text' })),
      ),
    )
    if (file === null) return
    downloadCsv(file, `applications-${todayInIndia(new Date())}.csv`)
    showToast({ message: t(messages.downloaded), type: 'success' })
    close()
  }
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
        />
      )}
      {passwordDialog}
    </>
  )
}
