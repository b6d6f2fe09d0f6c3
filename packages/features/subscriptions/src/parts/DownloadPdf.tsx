import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { saveFile } from '@edbazaar/feature-platform/save-file'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

/** Saves an invoice as a file. */
export function DownloadPdf({ id, number }: { id: number; number: string }) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const params = { path: { id } }
  return (
    <Button
      variant="bare"
      aria-label={t(messages.downloadPdf(number))}
      loading={isBusy}
      onClick={() =>
        void run((api) => answerOf(api.GET('/my-invoices/{id}/pdf', { params, parseAs: 'blob' })), {
          onSuccess: (file) => saveFile(file, `${number.replaceAll('/', '-')}.pdf`),
        })
      }
    >
      <DownloadIcon size="small" />
      {t(messages.pdf)}
    </Button>
  )
}
