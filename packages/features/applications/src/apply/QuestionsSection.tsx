import type { ApplicationQuestion } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { FileQuestion } from './FileQuestion'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { useSection } from './use-section'

/** The questions of the job. */
export function QuestionsSection(props: SectionProps) {
  const { form } = props.application
  const { errors, isBusy, formRef, onSubmit } = useSection(props)
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>(
    Object.fromEntries(
      form.answers.flatMap((answer) =>
        answer.is_file ? [] : [[answer.question_id, answer.value]],
      ),
    ),
  )
  const draft = () => ({
    section: 'questions' as const,
    answers: form.questions.flatMap(({ id, kind }) => {
      const value = answers[id]?.trim()
      return value && kind !== 'file' ? [{ question_id: id, value }] : []
    }),
  })
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={onSubmit(draft)}>
      {form.questions.map((question) =>
        question.kind === 'file' ? (
          <FileQuestion
            key={question.id}
            application={props.application}
            question={question}
            error={errors[`answers.${question.id}`]}
            onChange={props.onChange}
          />
        ) : (
          <Question
            key={question.id}
            question={question}
            value={answers[question.id] ?? ''}
            error={errors[`answers.${question.id}`]}
            onChange={(value) => setAnswers({ ...answers, [question.id]: value })}
          />
        ),
      )}
      <SaveButton isBusy={isBusy} />
    </form>
  )
}

interface QuestionProps {
  question: ApplicationQuestion
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Question({ question, value, error, onChange }: QuestionProps) {
  const t = useMessages(messages)
  const { prompt, kind, options, is_required: isRequired } = question
  const hint = isRequired ? undefined : t(messages.optional)
  if (kind === 'choice' || kind === 'yes_no')
    return (
      <RadioGroup
        legend={prompt}
        hint={hint}
        error={error}
        value={value}
        onValueChange={onChange}
        options={
          kind === 'choice'
            ? options.map((option) => ({ value: option, label: option }))
            : [
                { value: 'yes', label: t(messages.yes) },
                { value: 'no', label: t(messages.no) },
              ]
        }
      />
    )
  if (kind === 'number')
    return (
      <TextField
        label={prompt}
        hint={hint}
        error={error}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  return (
    <TextArea
      label={prompt}
      hint={hint}
      error={error}
      rows={4}
      maxLength={2000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
