import { answerOf } from '@edbazaar/api-client'
import { downloadCsv } from '@edbazaar/feature-list-kit/csv'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { useState } from 'react'
import type { Applications } from './application-types'
import { queryOf } from './applications-url'
import { messages } from './messages'
import type { Page } from './use-applications'
import { useHiringRequest } from './use-hiring-request'

/** Downloads the applications of the list as a CSV file, after a dialog that says what it contains. */
export function ExportButton({ page, list }: { page: Page; list: Applications }) {
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const { run, isBusy } = useHiringRequest()
  const close = () => setIsOpen(false)
  async function download() {
    const query = queryOf(page.place, page.state)
    const file = await run(
      (api) => answerOf(api.GET('/job-applications/csv', { params: { query }, parseAs: 'text' })),
      () => t(messages.downloaded),
    )
    if (file === null) return
    downloadCsv(file, `applications-${todayInIndia(new Date())}.csv`)
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
    </>
  )
}
