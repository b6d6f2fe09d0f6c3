import {
  type EditedEntity,
  FieldConflict,
  switchFormat,
  switchSchema,
  useEditedField,
} from '@edbazaar/feature-editing'
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
  const { value, phase, error, save, conflict } = useEditedField(entity, 'is_active', {
    value: isActive,
    format: switchFormat,
    schema: switchSchema,
  })
  return (
    <div>
      <Switch
        label={messages.shown}
        hint={value ? messages.clickToDisable : messages.clickToEnable}
        savePhase={phase}
        checked={value}
        onChange={({ target }) => save(target.checked)}
      />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {conflict !== null && (
        <FieldConflict
          label={messages.shown}
          theirs={conflict.theirs ? messages.on : messages.off}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </div>
  )
}
