import type { Consents } from '@edbazaar/api-client'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useRef, useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { useProfile } from './edited-profile'
import { messages } from './messages'
import { useFailure } from './use-failure'

type Channel = keyof Consents
const channels = ['email', 'phone', 'whatsapp', 'news'] as const satisfies readonly Channel[]

/** What one allows, each saved at once; what could not be saved goes back. */
export function ConsentsSection() {
  const { profile, save } = useProfile()
  const tellFailure = useFailure()
  const [chosen, setChosen] = useState(profile.consents)
  const [phases, setPhases] = useState<Partial<Record<Channel, SavePhase>>>({})
  /** One after the other: each save brings all four. */
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const wanted = useRef(profile.consents)
  const mark = (channel: Channel, phase: SavePhase) =>
    setPhases((now) => ({ ...now, [channel]: phase }))

  async function toggle(channel: Channel, isOn: boolean) {
    wanted.current = { ...wanted.current, [channel]: isOn }
    setChosen(wanted.current)
    mark(channel, 'saving')
    const sent = queue.current.then(() => save('consents', wanted.current))
    queue.current = sent.catch(() => {})
    try {
      await sent
      mark(channel, 'saved')
    } catch (cause) {
      wanted.current = { ...wanted.current, [channel]: !isOn }
      setChosen(wanted.current)
      mark(channel, 'failed')
      tellFailure(cause)
    }
  }
  return (
    <DetailsSection id="consents" title={messages.consents} text={messages.consentsText}>
      <div className={styles.lines}>
        {channels.map((channel) => (
          <Switch
            key={channel}
            {...messages.consent[channel]}
            checked={chosen[channel]}
            savePhase={phases[channel] ?? 'unchanged'}
            onChange={({ target }) => void toggle(channel, target.checked)}
          />
        ))}
      </div>
    </DetailsSection>
  )
}
