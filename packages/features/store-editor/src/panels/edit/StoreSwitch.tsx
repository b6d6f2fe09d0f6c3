import {
  type EditedEntity,
  FieldConflict,
  switchFormat,
  switchSchema,
  useEditedField,
} from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { Switch } from '@edbazaar/ui/Switch'
import { messages } from '../messages'
import * as styles from '../panels.css'
import type { StoreValues } from './use-store-entity'

interface StoreSwitchProps {
  entity: EditedEntity<StoreValues>
  isActive: boolean
}

/** Shows or hides the store; saves at once. */
export function StoreSwitch({ entity, isActive }: StoreSwitchProps) {
  const t = useMessages(messages)
  const { value, phase, error, save, conflict } = useEditedField(entity, 'is_active', {
    value: isActive,
    format: switchFormat,
    schema: switchSchema,
  })
  return (
    <div>
      <Switch
        label={t(messages.shown)}
        hint={value ? t(messages.clickToDisable) : t(messages.clickToEnable)}
        savePhase={phase}
        checked={value}
        onChange={({ target }) => save(target.checked)}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {conflict !== null && (
        <FieldConflict
          label={t(messages.shown)}
          theirs={conflict.theirs ? t(messages.on) : t(messages.off)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
