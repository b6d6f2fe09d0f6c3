import { ShortcutsDialog as Shortcuts } from '@edbazaar/feature-list-kit/inbox'
import { useMessages } from '@edbazaar/feature-platform'
import { areKeysOnAtom } from '../keys'
import { messages } from '../messages'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Esc', 'back'],
  ['/', 'search'],
  ['X', 'select'],
  ['S', 'stage'],
  ['?', 'help'],
] as const

/** The shortcuts of the page. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages)
  return (
    <Shortcuts
      title={t(messages.shortcuts)}
      closeLabel={t(messages.close)}
      groups={[{ keys: keys.map(([key, name]) => [key, t(messages.keyNames[name])]) }]}
      switchLabel={t(messages.useKeys)}
      switchHint={t(messages.useKeysHint)}
      lettersAtom={areKeysOnAtom}
      onClose={onClose}
    />
  )
}
