import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useConfirmedPassword } from '@edbazaar/feature-form-kit/confirm-password'
import { DownloadDialogButton } from '@edbazaar/feature-list-kit/csv-download'
import { useMessages } from '@edbazaar/feature-platform'
import type { Enquiries } from './enquiry-types'
import { queryOf } from './inbox-url'
import { messages } from './messages'
import type { Inbox } from './use-inbox'

interface ExportButtonProps {
  inbox: Inbox
  list: Enquiries
}

/**
 * Downloads the enquiries of the list as a CSV file, after a dialog that says what it holds.
 * Asks for the password if it was not entered recently.
 */
export function ExportButton({ inbox, list }: ExportButtonProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const { withPassword, passwordDialog } = useConfirmedPassword()
  const query = queryOf(inbox.place, inbox.state)
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
        fileName="enquiries"
        isDisabled={list.total === 0}
        isBusy={isBusy}
        loadCsv={() =>
          run((api) =>
            withPassword(() =>
              answerOf(api.GET('/desk/enquiries/csv', { params: { query }, parseAs: 'text' })),
            ),
          )
        }
      >
        {list.check_rows > 0 && <p>{t(messages.exportCheckRows(list.check_rows))}</p>}
      </DownloadDialogButton>
      {passwordDialog}
    </>
  )
}
