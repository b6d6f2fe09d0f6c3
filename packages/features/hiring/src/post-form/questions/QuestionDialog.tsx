import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { JobQuestion } from '../../labels/job-post-types'
import { messages } from '../messages'
import * as styles from './questions.css'
import { useBannedTopic } from './use-banned-topic'

const kinds = ['text', 'choice', 'number', 'yes_no', 'file'] as const

interface QuestionDialogProps {
  /** None for a new question. */
  question: JobQuestion | undefined
  onSave: (question: JobQuestion) => void
  onClose: () => void
}

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** Adds or edits a question. */
export default function QuestionDialog({ question, onSave, onClose }: QuestionDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const first = useRef<HTMLTextAreaElement>(null)
  const [prompt, setPrompt] = useState(question?.prompt ?? '')
  const [kind, setKind] = useState<JobQuestion['kind']>(question?.kind ?? 'text')
  const [choices, setChoices] = useState(question?.options.join('\n') ?? '')
  const [isRequired, setIsRequired] = useState(question?.is_required ?? true)
  const [isChecked, setIsChecked] = useState(false)
  const options = kind === 'choice' ? linesOf(choices).slice(0, 10) : []
  const { topic, check } = useBannedTopic(prompt, options)
  const shortError = isChecked && prompt.trim().length < 5 ? t(messages.questionShort) : undefined
  const promptError = topic === null ? shortError : t(messages.bannedTopics[topic])
  const choicesError = kind === 'choice' && options.length < 2 ? t(messages.choicesFew) : undefined

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setIsChecked(true)
    if (prompt.trim().length < 5 || choicesError || (await check()) !== null) {
      first.current?.focus()
      return
    }
    onSave({ prompt: prompt.trim(), kind, options, is_required: isRequired })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      initialFocus={first}
      title={t(question === undefined ? messages.newQuestion : messages.editQuestion)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main">
            {t(messages.saveQuestion)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => void onSubmit(event)}
      >
        <TextArea
          ref={first}
          label={t(messages.question)}
          hint={t(messages.questionsHint)}
          error={promptError}
          value={prompt}
          onChange={({ target }) => setPrompt(target.value.replace(/\s*\n\s*/g, ' '))}
          maxLength={300}
          rows={2}
          required
        />
        <Select
          label={t(messages.kind)}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(messages.kinds[each]) }))}
          onChange={({ target }) => {
            const chosen = kinds.find((each) => each === target.value)
            if (chosen) setKind(chosen)
          }}
        />
        {kind === 'choice' && (
          <TextArea
            label={t(messages.choices)}
            hint={t(messages.choicesHint)}
            error={isChecked ? choicesError : undefined}
            value={choices}
            onChange={({ target }) => setChoices(target.value)}
            maxLength={1_000}
            rows={4}
            required
          />
        )}
        <Checkbox
          label={t(messages.required)}
          checked={isRequired}
          onChange={({ target }) => setIsRequired(target.checked)}
        />
      </form>
    </Dialog>
  )
}
