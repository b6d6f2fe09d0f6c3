import type { ContestQuestion } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { languageOf } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import * as styles from './contest.css'
import { messages } from './messages'

interface QuestionsFieldProps {
  questions: readonly ContestQuestion[]
  error?: string | undefined
  isDisabled: boolean
  onChange: (questions: ContestQuestion[]) => void
}

const maxQuestions = 6

/** The questions of the entry form. Their ids stay, so that answers keep their question. */
export function QuestionsField({ questions, error, isDisabled, onChange }: QuestionsFieldProps) {
  const t = useMessages(messages)
  const set = (index: number, changes: Partial<ContestQuestion>) =>
    onChange(questions.map((each, n) => (n === index ? { ...each, ...changes } : each)))
  const counts = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: String(count) }))
  const kinds = (['text', 'link', 'image'] as const).map((value) => ({
    value,
    label: t(messages.kinds[value]),
  }))
  return (
    <fieldset className={styles.moment}>
      <legend className={styles.legend}>{t(messages.questions)}</legend>
      <p className={styles.quiet}>{t(messages.questionsHint)}</p>
      {error !== undefined && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
      {questions.map(
        ({ id, label, kind, is_required: isRequired, max_images: most = 1 }, index) => (
          <div key={id} className={styles.question}>
            <TextField
              label={t(messages.question(index + 1))}
              maxLength={160}
              disabled={isDisabled}
              lang={languageOf(label)}
              value={label}
              onChange={({ target }) => set(index, { label: target.value })}
            />
            <Select
              label={t(messages.kind(index + 1))}
              disabled={isDisabled}
              value={kind}
              options={kinds}
              onChange={({ target }) => {
                const chosen = kinds.find(({ value }) => value === target.value)
                if (chosen) set(index, { kind: chosen.value })
              }}
            />
            {kind === 'image' && (
              <Select
                label={t(messages.maxImages(index + 1))}
                disabled={isDisabled}
                value={String(most)}
                options={counts}
                onChange={({ target }) => set(index, { max_images: Number(target.value) })}
              />
            )}
            <Checkbox
              label={t(messages.required(index + 1))}
              disabled={isDisabled}
              checked={isRequired}
              onChange={({ target }) => set(index, { is_required: target.checked })}
            />
            {!isDisabled && (
              <p>
                <Button onClick={() => onChange(questions.filter((each) => each.id !== id))}>
                  {t(messages.removeQuestion(index + 1))}
                </Button>
              </p>
            )}
          </div>
        ),
      )}
      {!isDisabled && questions.length < maxQuestions && (
        <p className={styles.add}>
          <Button
            onClick={() =>
              onChange([...questions, { id: newId(), label: '', kind: 'text', is_required: true }])
            }
          >
            {t(messages.addQuestion)}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

/** Random, because the answers to a removed question keep its id. */
const newId = () => `q${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`
