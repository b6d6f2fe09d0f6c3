import { useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import * as styles from '../conversation.css'
import { messages } from './messages'
import type { Composing } from './use-composer'

const outcomes = ['reached', 'no_answer', 'wrong_number'] as const
const channels = ['phone', 'whatsapp'] as const

/** The fields for the outcome of a call or WhatsApp message. */
export function CallFields({ composer }: { composer: Composing }) {
  const t = useMessages(messages)
  const permitted = channels.filter((channel) => composer.channels.includes(channel))
  return (
    <div className={styles.callFields}>
      <Select
        label={t(messages.by)}
        value={composer.channel}
        options={permitted.map((channel) => ({
          value: channel,
          label: t(messages.callChannels[channel]),
        }))}
        onChange={({ target }) => {
          const channel = channels.find((each) => each === target.value)
          if (channel) composer.set({ channel })
        }}
      />
      <Select
        label={t(messages.outcome)}
        value={composer.outcome}
        options={outcomes.map((outcome) => ({
          value: outcome,
          label: t(messages.outcomes[outcome]),
        }))}
        onChange={({ target }) => {
          const outcome = outcomes.find((each) => each === target.value)
          if (outcome) composer.set({ outcome })
        }}
      />
    </div>
  )
}
