import { Key } from '@edbazaar/feature-list-kit/inbox'
import { useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Switch } from '@edbazaar/ui/Switch'
import { useAtom } from 'jotai'
import { messages } from '../messages'
import { areKeysOnAtom, shortcutGroups } from '../shortcuts'
import * as styles from './dialogs.css'
import { messages as dialogMessages } from './messages'

const groups = ['move', 'reply', 'act', 'select'] as const

/** The shortcuts, and the switch that turns letters off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages, dialogMessages)
  const [areOn, setAreOn] = useAtom(areKeysOnAtom)
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.shortcuts)}
      closeLabel={t(messages.close)}
      className={styles.widest}
      onClose={onClose}
    >
      <div className={styles.keyColumns}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={styles.keyTitle}>{t(dialogMessages.keyGroups[group])}</h3>
            <dl>
              {shortcutGroups[group].map(([key, name]) => (
                <div key={key} className={styles.keyLine}>
                  <dt>
                    <Key>{key}</Key>
                  </dt>
                  <dd>{t(dialogMessages.keyNames[name])}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label={t(dialogMessages.useKeys)}
        hint={t(dialogMessages.useKeysHint)}
        checked={areOn}
        onChange={({ target }) => setAreOn(target.checked)}
      />
    </Dialog>
  )
}
