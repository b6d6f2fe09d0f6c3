import { Key } from '@edbazaar/feature-list-kit/inbox'
import { useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Switch } from '@edbazaar/ui/Switch'
import { useAtom } from 'jotai'
import { areKeysOnAtom } from '../keys'
import { messages } from '../messages'
import * as styles from './dialogs.css'

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Esc', 'back'],
  ['/', 'search'],
  ['X', 'select'],
  ['S', 'stage'],
  ['?', 'help'],
] as const

/** The shortcuts, and the switch that turns letters off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages)
  const [areOn, setAreOn] = useAtom(areKeysOnAtom)
  return (
    <Dialog isOpen title={t(messages.shortcuts)} closeLabel={t(messages.close)} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, name]) => (
          <div key={key} className={styles.keyLine}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{t(messages.keyNames[name])}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t(messages.useKeys)}
        hint={t(messages.useKeysHint)}
        checked={areOn}
        onChange={({ target }) => setAreOn(target.checked)}
      />
    </Dialog>
  )
}
