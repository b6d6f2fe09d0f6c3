import { MomentField } from '@edbazaar/feature-form-kit/moment'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import * as styles from './contest.css'
import { messages } from './messages'
import { QuestionsField } from './QuestionsField'
import type { ContestForm } from './use-contest-form'

interface ContestDetailsProps {
  contestForm: ContestForm
  /** Whether the winners are announced, after which nothing changes. */
  isOver: boolean
}

/** The texts, dates and participants of a contest, and its entry form. */
export function ContestDetails({ contestForm, isOver }: ContestDetailsProps) {
  const t = useMessages(messages)
  const { onSubmit, isSending, isChanged, field, control, form } = contestForm
  const { value: questions, ...ofQuestions } = control('questions')

  const text = (name: 'description' | 'rules' | 'how_to_enter', label: string) => (
    <TextArea
      label={label}
      hint={name === 'description' ? t(messages.textHint) : undefined}
      rows={4}
      maxLength={name === 'how_to_enter' ? 2000 : 5000}
      disabled={isOver}
      lang={languageOf(form.watch(name))}
      {...field(name)}
    />
  )
  const line = (name: 'title' | 'summary', label: string) => (
    <TextField
      label={label}
      maxLength={name === 'title' ? 120 : 160}
      disabled={isOver}
      lang={languageOf(form.watch(name))}
      {...field(name)}
    />
  )
  const moment = (name: 'opens_at' | 'closes_at', label: string) => {
    const { onValueChange, ...ofMoment } = control(name)
    return (
      <fieldset className={styles.moment}>
        <legend className={styles.legend}>{label}</legend>
        <MomentField
          disabled={isOver}
          allowsPast={name === 'opens_at'}
          onChange={(value) => {
            if (value !== null) onValueChange(value)
          }}
          {...ofMoment}
        />
      </fieldset>
    )
  }
  const age = (name: 'min_age' | 'max_age', label: string) => (
    <TextField
      label={label}
      hint={t(name === 'min_age' ? messages.ageHint : messages.maxAgeHint)}
      inputMode="numeric"
      maxLength={2}
      disabled={isOver}
      {...field(name)}
    />
  )
  return (
    <form noValidate className={styles.section} onSubmit={onSubmit}>
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
        questions={questions}
        error={ofQuestions.error}
        isDisabled={isOver}
        onChange={ofQuestions.onValueChange}
      />
      {!isOver && (
        <p>
          <Button type="submit" variant="main" loading={isSending} disabled={!isChanged}>
            {t(messages.save)}
          </Button>
        </p>
      )}
    </form>
  )
}
