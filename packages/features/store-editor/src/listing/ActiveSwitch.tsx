import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useState } from 'react'
import { standing } from './listing.css'
import { messages } from './messages'
import { useFailure } from './use-failure'

interface ActiveSwitchProps {
  /** Whose it is, where several stand on a page. */
  name: string
  isActive: boolean
  /** Saves it; whatever it throws is told, and the switch goes back. */
  save: (isActive: boolean) => Promise<unknown>
}

/** Shows something to parents or hides it, at once. */
export function ActiveSwitch({ name, isActive, save }: ActiveSwitchProps) {
  const tellFailure = useFailure()
  /** What was asked for, until the page says the same. */
  const [asked, setAsked] = useState<boolean | null>(null)
  const [phase, setPhase] = useState<SavePhase>('unchanged')
  const isOn = asked ?? isActive
  if (asked === isActive && phase === 'saved') setAsked(null)
  async function change(next: boolean) {
    if (phase === 'saving') return
    setAsked(next)
    setPhase('saving')
    try {
      await save(next)
      setPhase('saved')
    } catch (cause) {
      setAsked(null)
      setPhase('failed')
      tellFailure(cause)
    }
  }
  return (
    <Switch
      label={messages.shown}
      aria-label={messages.shownOf(name)}
      hint={isOn ? messages.clickToDisable : messages.clickToEnable}
      savePhase={phase}
      className={standing}
      checked={isOn}
      onChange={({ target }) => void change(target.checked)}
    />
  )
}
