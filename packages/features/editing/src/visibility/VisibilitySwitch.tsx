import { useMessages } from '@edbazaar/feature-platform'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useState } from 'react'
import { messages } from '../messages'
import { switchField } from './visibility.css'

interface VisibilitySwitchProps {
  /** Name of the listing and its switch, to tell several switches on a page apart. */
  label: string
  /** Says what a click does. */
  hint?: (isOn: boolean) => string
  isActive: boolean
  /** Whether an admin has hidden the listing, so that the switch has no effect. @default false */
  isHiddenByAdmin?: boolean
  /** Saves the value and updates `isActive`. Rejects with the API error. */
  save: (isActive: boolean) => Promise<void>
  /** Shows why saving failed; the switch goes back. */
  onFailed: (cause: unknown) => void
}

/** Shows or hides a listing; saves at once. */
export function VisibilitySwitch({
  label,
  hint,
  isActive,
  isHiddenByAdmin = false,
  save,
  onFailed,
}: VisibilitySwitchProps) {
  const t = useMessages(messages)
  /** The requested value while it is being saved. */
  const [requested, setRequested] = useState<boolean | null>(null)
  const [phase, setPhase] = useState<SavePhase>('unchanged')

  async function change(next: boolean) {
    if (phase === 'saving') return
    setRequested(next)
    setPhase('saving')
    try {
      await save(next)
      setPhase('saved')
    } catch (cause) {
      setPhase('failed')
      onFailed(cause)
    }
    setRequested(null)
  }
  const isOn = !isHiddenByAdmin && (requested ?? isActive)
  return (
    <Switch
      label={t(messages.shown)}
      aria-label={label}
      hint={isHiddenByAdmin ? t(messages.hiddenByAdmin) : hint?.(isOn)}
      savePhase={phase}
      className={switchField}
      checked={isOn}
      disabled={isHiddenByAdmin}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
