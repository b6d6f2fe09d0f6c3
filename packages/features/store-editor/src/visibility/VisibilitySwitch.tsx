import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useState } from 'react'
import { useErrorToast } from '../use-error-toast'
import { messages } from './messages'
import { switchField } from './visibility.css'

interface ActiveSwitchProps {
  /** Name of the store or product, to tell several switches on a page apart. */
  name: string
  isActive: boolean
  /** Saves the value. If it rejects, the switch goes back and a toast shows the error. */
  save: (isActive: boolean) => Promise<unknown>
}

/** Shows or hides a store or product; saves at once. */
export function VisibilitySwitch({ name, isActive, save }: ActiveSwitchProps) {
  const showError = useErrorToast()
  /** The requested value until the page data has it. */
  const [requested, setRequested] = useState<boolean | null>(null)
  const [phase, setPhase] = useState<SavePhase>('unchanged')
  const isOn = requested ?? isActive
  if (requested === isActive && phase === 'saved') setRequested(null)
  async function change(next: boolean) {
    if (phase === 'saving') return
    setRequested(next)
    setPhase('saving')
    try {
      await save(next)
      setPhase('saved')
    } catch (cause) {
      setRequested(null)
      setPhase('failed')
      showError(cause)
    }
  }
  return (
    <Switch
      label={messages.shown}
      aria-label={messages.shownOf(name)}
      hint={isOn ? messages.clickToDisable : messages.clickToEnable}
      savePhase={phase}
      className={switchField}
      checked={isOn}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
