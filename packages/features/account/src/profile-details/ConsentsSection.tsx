import type { Consents } from '@edbazaar/api-client'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useRef, useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'
import { useProfile } from './profile-context'
import { useErrorToast } from './use-error-toast'

type Channel = keyof Consents
const channels = ['email', 'phone', 'whatsapp', 'news'] as const satisfies readonly Channel[]

/** The user's consents. Each is saved at once, and restored if saving fails. */
export function ConsentsSection() {
  const { profile, save } = useProfile()
  const showError = useErrorToast()
  const [shown, setShown] = useState(profile.consents)
  const [phases, setPhases] = useState<Partial<Record<Channel, SavePhase>>>({})
  /** Saves run one after the other, because each sends all four consents. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(profile.consents)
  const setPhase = (channel: Channel, phase: SavePhase) =>
    setPhases((now) => ({ ...now, [channel]: phase }))

  async function toggle(channel: Channel, isOn: boolean) {
    latest.current = { ...latest.current, [channel]: isOn }
    setShown(latest.current)
    setPhase(channel, 'saving')
    const saving = queue.current.then(() => save('consents', latest.current))
    queue.current = saving.catch(() => {})
    try {
      await saving
      setPhase(channel, 'saved')
    } catch (cause) {
      latest.current = { ...latest.current, [channel]: !isOn }
      setShown(latest.current)
      setPhase(channel, 'failed')
      showError(cause)
    }
  }
  return (
    <DetailsSection id="consents" title={messages.consents} text={messages.consentsText}>
      <div className={styles.lines}>
        {channels.map((channel) => (
          <Switch
            key={channel}
            {...messages.consent[channel]}
            checked={shown[channel]}
            savePhase={phases[channel] ?? 'unchanged'}
            onChange={({ target }) => void toggle(channel, target.checked)}
          />
        ))}
      </div>
    </DetailsSection>
  )
}
