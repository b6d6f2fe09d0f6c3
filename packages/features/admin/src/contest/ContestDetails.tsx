import { useFocusOnInvalid } from '@edbazaar/feature-form-kit'
import { MomentField } from '@edbazaar/feature-form-kit/moment'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react'
import * as styles from './contest.css'
import {
  ageRange,
  type EditedFields,
  editedFields,
  savedFields,
  typedWhole,
} from './contest-fields'
import { messages } from './messages'
import { QuestionsField } from './QuestionsField'
import type { ContestEditor } from './use-contest-editor'

interface ContestDetailsProps {
  contestEditor: ContestEditor
  fields: EditedFields
  onChange: Dispatch<SetStateAction<EditedFields>>
  isChanged: boolean
}

/** The texts, dates and participants of a contest, and its entry form. */
export function ContestDetails({
  contestEditor,
  fields,
  onChange,
  isChanged,
}: ContestDetailsProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const isOver = contestEditor.contest.state === 'announced'
  const [hasTried, setHasTried] = useState(false)
  const set = (changes: Partial<EditedFields>) => onChange((now) => ({ ...now, ...changes }))
  const errorOf = (field: keyof EditedFields) => contestEditor.errorOf(`fields.${field}`)
  const focusInvalid = useFocusOnInvalid()

  async function onSave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setHasTried(true)
    const sent = savedFields(fields)
    if (sent === null) return focusInvalid(event.currentTarget)
    const saved = await contestEditor.save(sent)
    if (saved === null) return
    // What was typed meanwhile is not saved yet.
    onChange((now) => (now === fields ? editedFields(saved.fields) : now))
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
      error={
        hasTried && typedWhole(fields[field], ageRange) === null
          ? t(messages.wrongAge)
          : errorOf(field)
      }
      inputMode="numeric"
      maxLength={2}
      disabled={isOver}
      value={fields[field]}
      onChange={({ target }) => set({ [field]: target.value })}
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
          <Button type="submit" variant="main" loading={contestEditor.isBusy} disabled={!isChanged}>
            {t(messages.save)}
          </Button>
        </p>
      )}
    </form>
  )
}
