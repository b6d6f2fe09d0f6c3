import type { Consents } from '@edbazaar/api-client'
import { FieldConflict, type FieldFormat, useEditedField } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import type { SavePhase } from '@edbazaar/ui/SaveState'
import { Switch } from '@edbazaar/ui/Switch'
import { useState } from 'react'
import * as v from 'valibot'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'
import { useProfile } from './profile-context'

type Channel = keyof Consents
const channels = ['email', 'phone', 'whatsapp', 'news'] as const satisfies readonly Channel[]

const consentsSchema: v.GenericSchema<unknown, Consents> = v.object({
  email: v.boolean(),
  phone: v.boolean(),
  whatsapp: v.boolean(),
  news: v.boolean(),
})
const consentsFormat: FieldFormat<Consents> = {
  empty: { email: false, phone: false, whatsapp: false, news: false },
  read: (stored) => {
    const consents = v.safeParse(consentsSchema, stored)
    return consents.success ? consents.output : undefined
  },
}

/** The user's consents: one field of four switches, saved at once. */
export function ConsentsSection() {
  const t = useMessages(messages)
  const { profile, entity } = useProfile()
  const { value, saved, phase, isRefused, save, conflict } = useEditedField(entity, 'consents', {
    value: profile.consents,
    format: consentsFormat,
    schema: consentsSchema,
  })
  /** The switches that were used: only they show how saving went. */
  const [used, setUsed] = useState<readonly Channel[]>([])
  /** A consent that the API has refused is not given. */
  const shown = isRefused ? saved : value

  function toggle(channel: Channel, isOn: boolean) {
    setUsed([...used, channel])
    save({ ...shown, [channel]: isOn })
  }
  function phaseOf(channel: Channel): SavePhase {
    if (!used.includes(channel)) return 'unchanged'
    return value[channel] === saved[channel] ? 'saved' : phase
  }
  const given = channels
    .filter((channel) => conflict?.theirs[channel])
    .map((channel) => <p key={channel}>{t(messages.consent[channel].label)}</p>)
  return (
    <DetailsSection id="consents" title={t(messages.consents)} text={t(messages.consentsText)}>
      <div className={styles.lines}>
        {channels.map((channel) => (
          <Switch
            key={channel}
            label={t(messages.consent[channel].label)}
            hint={t(messages.consent[channel].hint)}
            checked={shown[channel]}
            savePhase={phaseOf(channel)}
            onChange={({ target }) => toggle(channel, target.checked)}
          />
        ))}
      </div>
      {conflict !== null && (
        <FieldConflict
          label={t(messages.consents)}
          theirs={given.length > 0 && given}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
    </DetailsSection>
  )
}
