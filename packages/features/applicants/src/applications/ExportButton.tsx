import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { DownloadDialogButton } from '@edbazaar/feature-list-kit/csv-download'
import { useMessages } from '@edbazaar/feature-platform'
import type { Applications } from './application-types'
import { queryOf } from './applications-url'
import { messages } from './messages'
import type { Page } from './use-applications'

/**
 * Downloads the applications of the list as a CSV file, after a dialog that says what it holds.
 * Asks for the password if it was not entered recently.
 */
export function ExportButton({ page, list }: { page: Page; list: Applications }) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const query = queryOf(page.place, page.state)
  return (
    <>
      <DownloadDialogButton
        label={t(messages.csv)}
        title={t(messages.exportTitle)}
        description={t(messages.exportText(list.total))}
        closeLabel={t(messages.close)}
        cancelLabel={t(messages.cancel)}
        downloadLabel={t(messages.download)}
        toast={t(messages.downloaded)}
        fileName="applications"
        isDisabled={list.total === 0}
        isBusy={isBusy}
        loadCsv={() =>
          run((api) =>
            withPassword(() =>
              answerOf(api.GET('/job-applications/csv', { params: { query }, parseAs: 'text' })),
            ),
          )
        }
      />
      {passwordDialog}
    </>
  )
}
