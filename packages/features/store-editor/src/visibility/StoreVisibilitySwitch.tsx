import { VisibilitySwitch } from '@edbazaar/feature-editing'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

interface StoreVisibilitySwitchProps {
  /** Name of the store or product. */
  name: string
  isActive: boolean
  /** Saves the value and updates `isActive`. Rejects with the API error. */
  save: (isActive: boolean) => Promise<void>
}

/** Shows or hides a store or product; saves at once. */
export function StoreVisibilitySwitch({ name, isActive, save }: StoreVisibilitySwitchProps) {
  const t = useMessages(messages)
  const { showFailure: showError } = useFailureToast()
  return (
    <VisibilitySwitch
      label={t(messages.shownOf(name))}
      hint={(isOn) => (isOn ? t(messages.clickToDisable) : t(messages.clickToEnable))}
      isActive={isActive}
      save={save}
      onFailed={showError}
    />
  )
}
