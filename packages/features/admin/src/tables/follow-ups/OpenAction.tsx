import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import { followUpMessages as messages } from './messages'
import { type OpenedRecord, openedRecordAtom } from './opened-record'

/** Opens the dialog of a record. */
export function OpenAction({ opens }: { opens: OpenedRecord }) {
  const t = useMessages(messages)
  const setOpened = useSetAtom(openedRecordAtom)
  return (
    <Button aria-label={t(messages.openRecord(opens.record.name))} onClick={() => setOpened(opens)}>
      {t(messages.open)}
    </Button>
  )
}
