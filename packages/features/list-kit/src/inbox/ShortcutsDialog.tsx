import { Dialog } from '@edbazaar/ui/Dialog'
import { Switch } from '@edbazaar/ui/Switch'
import { useAtom } from 'jotai'
import { Key } from './Key'
import type { letterKeysAtom } from './letter-keys-atom'
import * as styles from './shortcuts.css'

interface ShortcutGroup {
  /** None if there is only one group. */
  title?: string
  /** Keys and what they do: "J", "Next enquiry". */
  keys: readonly (readonly [key: string, name: string])[]
}

interface ShortcutsDialogProps {
  title: string
  closeLabel: string
  groups: readonly ShortcutGroup[]
  /** The switch that turns letters off. */
  switchLabel: string
  switchHint: string
  lettersAtom: ReturnType<typeof letterKeysAtom>
  onClose: () => void
}

/** The shortcuts of an inbox, and the switch that turns letters off. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { title, closeLabel, groups, switchLabel, switchHint, lettersAtom, onClose } = props
  const [areLettersOn, setAreLettersOn] = useAtom(lettersAtom)
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={closeLabel}
      className={groups.length > 1 ? styles.wide : undefined}
      onClose={onClose}
    >
      <div className={styles.columns}>
        {groups.map((group, index) => (
          <section key={group.title ?? index}>
            {group.title !== undefined && <h3 className={styles.groupTitle}>{group.title}</h3>}
            <dl>
              {group.keys.map(([key, name]) => (
                <div key={key} className={styles.line}>
                  <dt>
                    <Key>{key}</Key>
                  </dt>
                  <dd>{name}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label={switchLabel}
        hint={switchHint}
        checked={areLettersOn}
        onChange={({ target }) => setAreLettersOn(target.checked)}
      />
    </Dialog>
  )
}
