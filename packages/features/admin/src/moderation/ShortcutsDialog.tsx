import { useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Switch } from '@edbazaar/ui/Switch'
import { useAtom } from 'jotai'
import * as styles from './decide/decide.css'
import { key as keyStyle } from './key.css'
import { messages } from './messages'
import { areKeysOnAtom, queueShortcutGroups, tableShortcutGroups } from './shortcuts'

const groups = ['move', 'select', 'decide', 'other'] as const

interface ShortcutsDialogProps {
  /** The tabs of the queue; a table has none. @default 0 */
  tabCount?: number
  onClose: () => void
}

/** The shortcuts, and the switch that turns letters off. */
export function ShortcutsDialog({ tabCount = 0, onClose }: ShortcutsDialogProps) {
  const t = useMessages(messages)
  const isQueue = tabCount > 0
  const shortcuts = isQueue ? queueShortcutGroups(tabCount) : tableShortcutGroups
  const names = isQueue
    ? messages.keyNames
    : { ...messages.keyNames, next: messages.nextRow, previous: messages.previousRow }
  const [areOn, setAreOn] = useAtom(areKeysOnAtom)
  return (
    <Dialog
      isOpen
      title={t(messages.shortcuts)}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={onClose}
    >
      <div className={styles.keyColumns}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={styles.keyTitle}>{t(messages.keyGroups[group])}</h3>
            <dl>
              {shortcuts[group].map(([letter, name]) => (
                <div key={letter} className={styles.keyLine}>
                  <dt>
                    <kbd className={keyStyle}>{letter}</kbd>
                  </dt>
                  <dd>{t(names[name])}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label={t(messages.useKeys)}
        hint={t(messages.useKeysHint)}
        checked={areOn}
        onChange={({ target }) => setAreOn(target.checked)}
      />
    </Dialog>
  )
}
