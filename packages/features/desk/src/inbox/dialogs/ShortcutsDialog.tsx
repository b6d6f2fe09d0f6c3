import { ShortcutsDialog as Shortcuts } from '@edbazaar/feature-list-kit/inbox'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import { areKeysOnAtom, shortcutGroups } from '../shortcuts'
import { messages as dialogMessages } from './messages'

const groups = ['move', 'reply', 'act', 'select'] as const

/** The shortcuts of the inbox. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages, dialogMessages)
  return (
    <Shortcuts
      title={t(dialogMessages.shortcuts)}
      closeLabel={t(messages.close)}
      groups={groups.map((group) => ({
        title: t(dialogMessages.keyGroups[group]),
        keys: shortcutGroups[group].map(([key, name]) => [key, t(dialogMessages.keyNames[name])]),
      }))}
      switchLabel={t(dialogMessages.useKeys)}
      switchHint={t(dialogMessages.useKeysHint)}
      lettersAtom={areKeysOnAtom}
      onClose={onClose}
    />
  )
}
