import { showToastAtom } from '@edbazaar/feature-shell'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { errorMessage } from '../school-api/error-message'
import { useSaveSchool } from '../school-api/use-save-school'
import type { MySchool } from './load-my-schools'
import { messages } from './messages'
import * as styles from './my-schools.css'

/** Shows or hides a school; saves at once. */
export function VisibilitySwitch({
  school: { id, name, is_active: isActive },
}: {
  school: MySchool
}) {
  const save = useSaveSchool(id)
  const showToast = useSetAtom(showToastAtom)
  /** The requested value while it is being saved. */
  const [requested, setRequested] = useState<boolean | null>(null)
  const [phase, setPhase] = useState<SavePhase>('unchanged')

  async function change(value: boolean) {
    if (phase === 'saving') return
    setRequested(value)
    setPhase('saving')
    try {
      await save({ field: 'is_active', value })
      setPhase('saved')
      showToast({ message: messages.updated, type: 'success' })
    } catch (cause) {
      setPhase('failed')
      const message = errorMessage(cause, messages.failed)
      if (message !== null) showToast({ message, type: 'error' })
    }
    setRequested(null)
  }
  return (
    <Switch
      label={messages.shown}
      aria-label={messages.shownOf(name)}
      savePhase={phase}
      checked={requested ?? isActive}
      onChange={({ target }) => void change(target.checked)}
      className={styles.switchField}
    />
  )
}
