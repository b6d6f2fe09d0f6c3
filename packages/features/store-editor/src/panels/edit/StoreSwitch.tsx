import type { StoreEditor } from '@edbazaar/api-client'
import type { EditedEntity } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import type { MissingForVisibility } from '@edbazaar/feature-platform/panels'
import { StoreVisibilitySwitch } from '../../visibility/StoreVisibilitySwitch'
import { useSaveVisibility } from '../../visibility/use-save-visibility'
import { messages } from '../messages'
import * as styles from '../panels.css'
import type { StoreValues } from './use-store-entity'

interface StoreSwitchProps {
  entity: EditedEntity<StoreValues>
  store: StoreEditor
  /** The missing requirements of the store, after the API refused to show it. */
  missing: MissingForVisibility | undefined
  onSaved: (isActive: boolean) => void
}

/** Shows or hides the store; saves at once, after the fields that are being saved. */
export function StoreSwitch({ entity, store, missing, onSaved }: StoreSwitchProps) {
  const t = useMessages(messages)
  const { id, is_active: isActive } = store
  const saveVisibility = useSaveVisibility()
  return (
    <div>
      <StoreVisibilitySwitch
        label={t(messages.shown)}
        storeId={id}
        isActive={isActive}
        isHiddenByAdmin={store.is_hidden_by_admin}
        save={async (value) => {
          await entity.saver.settled()
          await saveVisibility.ofStore(id, value)
          onSaved(value)
        }}
      />
      {missing !== undefined && (
        <p role="alert" className={styles.error}>
          {missing.text}
        </p>
      )}
      {!isActive && missing === undefined && (
        <p className={styles.hint}>{t(messages.hiddenUntilShown)}</p>
      )}
    </div>
  )
}
