import { VisibilitySwitch } from '@edbazaar/feature-editing'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { listingPanelAtom } from '@edbazaar/feature-platform/panels'
import { useSetAtom } from 'jotai'
import { messages } from './messages'
import { missingForVisibility } from './missing-for-visibility'

interface StoreVisibilitySwitchProps {
  /** Names the store or product, if the page has several switches. */
  label: string
  /** The store whose editor opens at what it lacks; without it a toast says why it stays hidden. */
  storeId?: number
  isActive: boolean
  /** Whether an admin has hidden the listing. @default false */
  isHiddenByAdmin?: boolean
  /** Saves the value and updates `isActive`. Rejects with the API error. */
  save: (isActive: boolean) => Promise<void>
}

/** Shows or hides a store or product; saves at once. */
export function StoreVisibilitySwitch({
  label,
  storeId,
  isActive,
  isHiddenByAdmin = false,
  save,
}: StoreVisibilitySwitchProps) {
  const t = useMessages(messages)
  const { showFailure } = useFailureToast()
  const openPanel = useSetAtom(listingPanelAtom)
  function onFailed(cause: unknown) {
    const missing = storeId === undefined ? null : missingForVisibility(cause)
    if (missing === null || storeId === undefined) showFailure(cause)
    else openPanel({ panel: 'edit-store', id: storeId, missing })
  }
  return (
    <VisibilitySwitch
      label={label}
      hint={(isOn) => (isOn ? t(messages.clickToDisable) : t(messages.clickToEnable))}
      isActive={isActive}
      isHiddenByAdmin={isHiddenByAdmin}
      save={save}
      onFailed={onFailed}
    />
  )
}
