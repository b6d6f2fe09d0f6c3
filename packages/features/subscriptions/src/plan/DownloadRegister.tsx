import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { saveFile } from '@edbazaar/feature-platform/save-file'
import { Button } from '@edbazaar/ui/Button'
import { DownloadIcon } from '@edbazaar/ui/Icon'
import { messages } from './messages'

/** Saves all invoices and credit notes as one file, for the user's books. */
export function DownloadRegister() {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  return (
    <Button
      loading={isBusy}
      onClick={() =>
        void run((api) => answerOf(api.GET('/my-billing/csv', { parseAs: 'blob' })), {
          onSuccess: (file) => saveFile(file, 'edbazaar-invoices.csv'),
        })
      }
    >
      <DownloadIcon size="small" />
      {t(messages.register)}
    </Button>
  )
}
