import { joinRefs } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useId, useRef } from 'react'
import * as v from 'valibot'
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
const optionsOf = (kind: JobQuestion['kind'], choices: string) =>
  kind === 'choice' ? linesOf(choices).slice(0, 10) : []

const questionSchema = (t: Translate) =>
  v.pipe(
    v.object({
      prompt: v.pipe(v.string(), v.trim(), v.minLength(10, t(messages.questionShort))),
      kind: v.picklist(kinds),
      choices: v.string(),
      isRequired: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['kind'], ['choices']],
        ({ kind, choices }) => kind !== 'choice' || linesOf(choices).length > 1,
        t(messages.choicesFew),
      ),
      ['choices'],
    ),
    v.transform(
      ({ prompt, kind, choices, isRequired }): JobQuestion => ({
        prompt,
        kind,
        options: optionsOf(kind, choices),
        is_required: isRequired,
      }),
    ),
  )

/** Adds or edits a question. */
export default function QuestionDialog({ question, onSave, onClose }: QuestionDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const first = useRef<HTMLTextAreaElement>(null)
  const { field, checkbox, form, isDirty, isSending, onSubmit } = usePageForm({
    schema: questionSchema,
    initial: {
      prompt: question?.prompt ?? '',
      kind: question?.kind ?? kinds[0],
      choices: question?.options.join('\n') ?? '',
      isRequired: question?.is_required ?? true,
    },
    // A banned topic is shown at the question.
    send: async (_, checked) => ((await check()) === null ? checked : null),
    reloads: false,
    onSuccess: onSave,
  })
  const { close, question: discardQuestion } = useDialogGuard({ isDirty, onClose })
  const [typed, kind, choices] = form.watch(['prompt', 'kind', 'choices'])
  const { topic, check } = useBannedTopic(typed, optionsOf(kind, choices))
  const prompt = field('prompt')
  return (
    <Dialog
      isOpen
      onClose={close}
      initialFocus={first}
      title={t(question === undefined ? messages.newQuestion : messages.editQuestion)}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.saveQuestion)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={onSubmit}>
        <TextArea
          {...prompt}
          ref={joinRefs(prompt.ref, first)}
          label={t(messages.question)}
          hint={t(messages.questionsHint)}
          error={topic === null ? prompt.error : t(messages.bannedTopics[topic])}
          onChange={(event) => {
            event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ')
            void prompt.onChange(event)
          }}
          maxLength={300}
          rows={2}
          required
        />
        <Select
          label={t(messages.kind)}
          options={kinds.map((each) => ({ value: each, label: t(messages.kinds[each]) }))}
          {...field('kind')}
        />
        {kind === 'choice' && (
          <TextArea
            label={t(messages.choices)}
            hint={t(messages.choicesHint)}
            maxLength={1_000}
            rows={4}
            required
            {...field('choices')}
          />
        )}
        <Checkbox label={t(messages.required)} {...checkbox('isRequired')} />
      </form>
      {discardQuestion}
    </Dialog>
  )
}
