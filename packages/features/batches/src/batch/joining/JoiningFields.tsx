import { addDays, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Switch } from '@edbazaar/ui/Switch'
import { TextField } from '@edbazaar/ui/TextField'
import type { ReactNode } from 'react'
import * as styles from '../batch.css'
import type { JoiningForm } from './JoiningPanel'
import { joiningKinds, joiningStates } from './joining-schema'
import { messages } from './messages'

interface FieldsProps {
  form: JoiningForm
}

/** Whether families can join, and for a paused batch from when on again. */
export function StateField({ form, today }: FieldsProps & { today: string }) {
  const t = useMessages(messages)
  const { onValueChange, ...state } = form.control('state')
  return (
    <RadioGroup
      legend={t(messages.state)}
      {...state}
      onValueChange={(value) => {
        const chosen = joiningStates.find((each) => each === value)
        if (chosen) onValueChange(chosen)
      }}
      options={joiningStates.map((value) => ({
        value,
        label: t(messages.states[value]),
        hint: t(messages.stateHints[value]),
        below: value === 'paused' && (
          <DatePicker
            label={t(messages.reopensOn)}
            hint={t(messages.reopensHint)}
            min={addDays(today, 1)}
            max={addDays(today, 730)}
            today={today}
            {...form.day('reopensOn')}
          />
        ),
      }))}
    />
  )
}

/** Whether a booking is confirmed at once. */
export function BookingField({ form }: FieldsProps) {
  const t = useMessages(messages)
  const { onValueChange, ...joining } = form.control('joining')
  return (
    <RadioGroup
      legend={t(messages.booking)}
      {...joining}
      onValueChange={(value) => {
        const chosen = joiningKinds.find((each) => each === value)
        if (chosen) onValueChange(chosen)
      }}
      options={joiningKinds.map((value) => ({
        value,
        label: t(messages.kinds[value]),
        hint: t(messages.kindHints[value]),
      }))}
    />
  )
}

/** Seats and price of trial classes. */
export function TrialFields({ form: { field } }: FieldsProps) {
  const t = useMessages(messages)
  return (
    <Group id="joining-trial" title={t(messages.trial)} hint={t(messages.trialHint)}>
      <TextField label={t(messages.trialSeats)} inputMode="numeric" {...field('trialSeats')} />
      <TextField
        label={t(messages.trialPrice)}
        hint={t(messages.priceHint)}
        inputMode="numeric"
        {...field('trialPrice')}
      />
    </Group>
  )
}

/** Whether a child can come to a single session, and its price. */
export function DropInFields({ form: { field, form, checkbox } }: FieldsProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.fieldGroup}>
      <Switch label={t(messages.dropIn)} hint={t(messages.dropInHint)} {...checkbox('hasDropIn')} />
      {form.watch('hasDropIn') && (
        <TextField
          label={t(messages.dropInPrice)}
          hint={t(messages.priceHint)}
          inputMode="numeric"
          {...field('dropInPrice')}
        />
      )}
    </div>
  )
}

/** Whether families can wait for a seat, and the hours of offers. */
export function WaitlistFields({ form: { field, form, checkbox } }: FieldsProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.fieldGroup}>
      <Switch
        label={t(messages.waitlist)}
        hint={t(messages.waitlistHint)}
        {...checkbox('hasWaitlist')}
      />
      {form.watch('hasWaitlist') && (
        <div className={styles.evenPair}>
          <TextField label={t(messages.offerHours)} inputMode="numeric" {...field('offerHours')} />
          <TextField
            label={t(messages.cutoffHours)}
            inputMode="numeric"
            {...field('cutoffHours')}
          />
        </div>
      )}
    </div>
  )
}

/** The ages of children on the first day. */
export function AgeFields({ form: { field } }: FieldsProps) {
  const t = useMessages(messages)
  return (
    <Group id="joining-ages" title={t(messages.ages)} hint={t(messages.agesHint)}>
      <TextField label={t(messages.minAge)} inputMode="numeric" {...field('minAge')} />
      <TextField label={t(messages.maxAge)} inputMode="numeric" {...field('maxAge')} />
    </Group>
  )
}

interface GroupProps {
  /** Of the title. */
  id: string
  title: string
  hint: string
  children: ReactNode
}

/** Two fields next to each other, with a title and a hint. */
function Group({ id, title, hint, children }: GroupProps) {
  return (
    <section className={styles.fieldGroup} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <div className={styles.evenPair}>{children}</div>
      <p className={styles.hint}>{hint}</p>
    </section>
  )
}
