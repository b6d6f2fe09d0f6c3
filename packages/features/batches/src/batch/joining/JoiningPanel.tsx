import { useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { addDays, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { DatePicker } from '@edbazaar/ui/DatePicker'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Switch } from '@edbazaar/ui/Switch'
import { TextField } from '@edbazaar/ui/TextField'
import { useRef, useState } from 'react'
import type { BatchDesk, BatchJoining } from '../../shared/batch-types'
import * as styles from '../batch.css'
import {
  checkJoining,
  type JoiningErrors,
  type JoiningValues,
  joiningOf,
  joiningValues,
} from './joining-form'
import { messages } from './messages'
import { useJoining } from './use-joining'

interface JoiningPanelProps {
  batch: BatchDesk
  /** Milliseconds. */
  now: number
  onClose: () => void
}

const states = ['open', 'paused', 'closed'] as const satisfies readonly BatchJoining['state'][]
const kinds = ['instant', 'request'] as const satisfies readonly BatchJoining['joining'][]

type NumberField =
  | 'trialSeats'
  | 'trialPrice'
  | 'dropInPrice'
  | 'offerHours'
  | 'cutoffHours'
  | 'minAge'
  | 'maxAge'

/** Settings of a batch: who can join, how, and for which price. What was entered stays if refused. */
export default function JoiningPanel({ batch, now, onClose }: JoiningPanelProps) {
  const t = useMessages(messages)
  const today = todayInIndia(new Date(now))
  const { save, isBusy, refusal } = useJoining(batch)
  const [values, setValues] = useState(() => joiningValues(batch))
  const [errors, setErrors] = useState<JoiningErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = useFocusOnInvalid()
  const set = (given: Partial<JoiningValues>) => setValues((old) => ({ ...old, ...given }))

  async function onSave() {
    const found = checkJoining(values, today, t)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      if (form.current) focusFirstInvalid(form.current)
      return
    }
    if (await save(joiningOf(values, batch.revision), messages.saved)) onClose()
  }
  const field = (name: NumberField) => ({
    inputMode: 'numeric' as const,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.value }),
  })
  return (
    <Dialog
      isOpen
      shape="panel"
      title={t(messages.title)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void onSave()}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSave()
        }}
      >
        {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
        <RadioGroup
          legend={t(messages.state)}
          value={values.state}
          onValueChange={(value) => {
            const state = states.find((each) => each === value)
            if (state) set({ state })
          }}
          options={states.map((value) => ({
            value,
            label: t(messages.states[value]),
            hint: t(messages.stateHints[value]),
            below: value === 'paused' && (
              <DatePicker
                label={t(messages.reopensOn)}
                hint={t(messages.reopensHint)}
                value={values.reopensOn}
                min={addDays(today, 1)}
                max={addDays(today, 730)}
                today={today}
                error={errors.reopensOn}
                onValueChange={(reopensOn) => set({ reopensOn })}
              />
            ),
          }))}
        />
        <RadioGroup
          legend={t(messages.booking)}
          value={values.joining}
          onValueChange={(value) => {
            const joining = kinds.find((each) => each === value)
            if (joining) set({ joining })
          }}
          options={kinds.map((value) => ({
            value,
            label: t(messages.kinds[value]),
            hint: t(messages.kindHints[value]),
          }))}
        />
        <section className={styles.fieldGroup} aria-labelledby="joining-trial">
          <h3 id="joining-trial" className={styles.groupTitle}>
            {t(messages.trial)}
          </h3>
          <div className={styles.pair}>
            <TextField label={t(messages.trialSeats)} {...field('trialSeats')} />
            <TextField label={t(messages.trialPrice)} {...field('trialPrice')} />
          </div>
          <p className={styles.hint}>{t(messages.trialHint)}</p>
        </section>
        <div className={styles.fieldGroup}>
          <Switch
            label={t(messages.dropIn)}
            hint={t(messages.dropInHint)}
            checked={values.hasDropIn}
            onChange={({ currentTarget }) => set({ hasDropIn: currentTarget.checked })}
          />
          {values.hasDropIn && (
            <TextField
              label={t(messages.dropInPrice)}
              hint={t(messages.priceHint)}
              {...field('dropInPrice')}
            />
          )}
        </div>
        <div className={styles.fieldGroup}>
          <Switch
            label={t(messages.waitlist)}
            hint={t(messages.waitlistHint)}
            checked={values.hasWaitlist}
            onChange={({ currentTarget }) => set({ hasWaitlist: currentTarget.checked })}
          />
          {values.hasWaitlist && (
            <div className={styles.pair}>
              <TextField label={t(messages.offerHours)} {...field('offerHours')} />
              <TextField label={t(messages.cutoffHours)} {...field('cutoffHours')} />
            </div>
          )}
        </div>
        <section className={styles.fieldGroup} aria-labelledby="joining-ages">
          <h3 id="joining-ages" className={styles.groupTitle}>
            {t(messages.ages)}
          </h3>
          <div className={styles.pair}>
            <TextField label={t(messages.minAge)} {...field('minAge')} />
            <TextField label={t(messages.maxAge)} {...field('maxAge')} />
          </div>
          <p className={styles.hint}>{t(messages.agesHint)}</p>
        </section>
      </form>
    </Dialog>
  )
}
