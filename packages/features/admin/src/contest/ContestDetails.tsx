import type { AdminContest } from '@edbazaar/api-client'
import { MomentField } from '@edbazaar/feature-form-kit/moment'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import * as styles from './contest.css'
import { messages } from './messages'
import { QuestionsField } from './QuestionsField'
import type { ContestWork } from './use-contest'

type Fields = AdminContest['fields']

interface ContestDetailsProps {
  work: ContestWork
  fields: Fields
  onChange: (fields: Fields) => void
  isChanged: boolean
}

/** What the page of a contest says, when it is open, for whom, and the entry form. */
export function ContestDetails({ work, fields, onChange, isChanged }: ContestDetailsProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const isOver = work.contest.state === 'announced'
  const set = (changes: Partial<Fields>) => onChange({ ...fields, ...changes })
  const errorOf = (field: keyof Fields) => work.errorOf(`fields.${field}`)

  async function onSave(event: FormEvent) {
    event.preventDefault()
    const saved = await work.save(fields)
    if (saved === null) return
    onChange(saved.fields)
    showToast({ type: 'success', message: t(messages.saved) })
  }
  const text = (field: 'description' | 'rules' | 'how_to_enter', label: string) => (
    <TextArea
      label={label}
      hint={field === 'description' ? t(messages.textHint) : undefined}
      error={errorOf(field)}
      rows={4}
      maxLength={field === 'how_to_enter' ? 2000 : 5000}
      disabled={isOver}
      lang={languageOf(fields[field])}
      value={fields[field]}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  )
  const line = (field: 'title' | 'summary', label: string) => (
    <TextField
      label={label}
      error={errorOf(field)}
      maxLength={field === 'title' ? 120 : 160}
      disabled={isOver}
      lang={languageOf(fields[field])}
      value={fields[field]}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  )
  const moment = (field: 'opens_at' | 'closes_at', label: string) => (
    <fieldset className={styles.moment}>
      <legend className={styles.legend}>{label}</legend>
      <MomentField
        value={fields[field]}
        error={errorOf(field)}
        disabled={isOver}
        allowsPast={field === 'opens_at'}
        onChange={(value) => {
          if (value !== null) set({ [field]: value })
        }}
      />
    </fieldset>
  )
  const age = (field: 'min_age' | 'max_age', label: string) => (
    <TextField
      label={label}
      hint={t(field === 'min_age' ? messages.ageHint : messages.maxAgeHint)}
      error={errorOf(field)}
      type="number"
      min={0}
      max={99}
      disabled={isOver}
      value={String(fields[field])}
      onChange={({ target }) => set({ [field]: Math.min(99, Math.max(0, Number(target.value))) })}
    />
  )
  return (
    <form className={styles.section} onSubmit={(event) => void onSave(event)}>
      <h2 className={styles.heading}>{t(messages.details)}</h2>
      {line('title', t(messages.title))}
      {line('summary', t(messages.summary))}
      {text('description', t(messages.text))}
      {text('rules', t(messages.rules))}
      {text('how_to_enter', t(messages.howToEnter))}
      {moment('opens_at', t(messages.opens))}
      {moment('closes_at', t(messages.closes))}
      <div className={styles.pair}>
        {age('min_age', t(messages.minAge))}
        {age('max_age', t(messages.maxAge))}
      </div>
      <QuestionsField
        questions={fields.questions}
        error={errorOf('questions')}
        isDisabled={isOver}
        onChange={(questions) => set({ questions })}
      />
      {!isOver && (
        <p>
          <Button type="submit" variant="main" loading={work.isBusy} disabled={!isChanged}>
            {t(messages.save)}
          </Button>
        </p>
      )}
    </form>
  )
}
