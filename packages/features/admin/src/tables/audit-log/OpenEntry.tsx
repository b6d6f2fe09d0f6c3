import { reviewMessages } from '@edbazaar/feature-editing/review'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import { entryTitle } from '../../audit-entries/entry-text'
import { historyMessages } from '../../audit-entries/messages'
import type { AuditRow } from './audit-row'
import { auditMessages as messages } from './messages'
import { openedEntryAtom } from './opened-entry'

/** Opens the dialog of an entry. */
export function OpenEntry({ row }: { row: AuditRow }) {
  const t = useMessages(messages, historyMessages, reviewMessages)
  const setOpened = useSetAtom(openedEntryAtom)
  return (
    <Button aria-label={t(messages.openEntry(entryTitle(row, t)))} onClick={() => setOpened(row)}>
      {t(messages.open)}
    </Button>
  )
}
