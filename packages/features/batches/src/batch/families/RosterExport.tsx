import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { DownloadDialogButton } from '@edbazaar/feature-list-kit/csv-download'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

/**
 * Downloads the children of the batch as a CSV file, after a dialog that says what it holds.
 * Asks for the password if it was not entered recently.
 */
export function RosterExport({ batchId }: { batchId: number }) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const params = { path: { id: batchId } }
  return (
    <>
      <DownloadDialogButton
        label={t(messages.export)}
        title={t(messages.exportTitle)}
        closeLabel={t(messages.close)}
        cancelLabel={t(messages.cancel)}
        downloadLabel={t(messages.download)}
        toast={t(messages.downloaded)}
        fileName={`roster-${batchId}`}
        isBusy={isBusy}
        loadCsv={() =>
          run((api) =>
            withPassword(() =>
              answerOf(api.GET('/stores/batches/{id}/roster/csv', { params, parseAs: 'text' })),
            ),
          )
        }
      >
        <p>{t(messages.exportText)}</p>
      </DownloadDialogButton>
      {passwordDialog}
    </>
  )
}
