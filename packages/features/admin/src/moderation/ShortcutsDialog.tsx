import { ShortcutsDialog as Shortcuts } from '@edbazaar/feature-list-kit/inbox'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'
import { areKeysOnAtom, queueShortcutGroups, tableShortcutGroups } from './shortcuts'

const groups = ['move', 'select', 'decide', 'other'] as const

interface ShortcutsDialogProps {
  /** The tabs of the queue; a table has none. @default 0 */
  tabCount?: number
  onClose: () => void
}

/** The shortcuts of a queue or of a table. */
export function ShortcutsDialog({ tabCount = 0, onClose }: ShortcutsDialogProps) {
  const t = useMessages(messages)
  const isQueue = tabCount > 0
  const shortcuts = isQueue ? queueShortcutGroups(tabCount) : tableShortcutGroups
  const names = isQueue
    ? messages.keyNames
    : { ...messages.keyNames, next: messages.nextRow, previous: messages.previousRow }
  return (
    <Shortcuts
      title={t(messages.shortcuts)}
      closeLabel={t(messages.close)}
      groups={groups.map((group) => ({
        title: t(messages.keyGroups[group]),
        keys: shortcuts[group].map(([key, name]) => [key, t(names[name])]),
      }))}
      switchLabel={t(messages.useKeys)}
      switchHint={t(messages.useKeysHint)}
      lettersAtom={areKeysOnAtom}
      onClose={onClose}
    />
  )
}
