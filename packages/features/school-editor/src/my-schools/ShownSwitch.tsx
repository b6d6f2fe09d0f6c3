import { showToastAtom } from '@edbazaar/feature-shell'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { failureWords } from '../school-calls/failure-words'
import { useSaveSchool } from '../school-calls/use-save-school'
import type { MySchool } from './load-my-schools'
import { messages } from './messages'
import * as styles from './my-schools.css'

/** Shows a school to parents or hides it, at once. */
export function ShownSwitch({ school: { id, name, is_active: isActive } }: { school: MySchool }) {
  const save = useSaveSchool(id)
  const showToast = useSetAtom(showToastAtom)
  /** What was asked for, until it is as asked. */
  const [asked, setAsked] = useState<boolean | null>(null)
  const [phase, setPhase] = useState<SavePhase>('unchanged')

  async function change(value: boolean) {
    if (phase === 'saving') return
    setAsked(value)
    setPhase('saving')
    try {
      await save({ field: 'is_active', value })
      setPhase('saved')
      showToast({ message: messages.updated, type: 'success' })
    } catch (cause) {
      setPhase('failed')
      const message = failureWords(cause, messages.failed)
      if (message !== null) showToast({ message, type: 'error' })
    }
    setAsked(null)
  }
  return (
    <Switch
      label={messages.shown}
      aria-label={messages.shownOf(name)}
      savePhase={phase}
      checked={asked ?? isActive}
      onChange={({ target }) => void change(target.checked)}
      className={styles.shown}
    />
  )
}
