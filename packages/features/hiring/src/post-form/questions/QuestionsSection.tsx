import { useRowFocus, useRowKeys, withRowMoved } from '@edbazaar/feature-form-kit/rows'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  EllipsisIcon,
  PencilIcon,
  PlusIcon,
  TrashIcon,
} from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import { lazy, Suspense, useState } from 'react'
import type { JobQuestion } from '../../labels/job-post-types'
import { FormSection, type SectionProps } from '../FormSection'
import { messages } from '../messages'
import * as styles from './questions.css'

const QuestionDialog = lazy(() => importWithRetry(() => import('./QuestionDialog')))

const maxQuestions = 10

interface QuestionsSectionProps extends SectionProps {
  /** Whether people have started to apply. */
  hasApplicants: boolean
}

/** The questions to applicants: at most ten, in order. */
export function QuestionsSection({ form, isLocked, hasApplicants }: QuestionsSectionProps) {
  const t = useMessages(messages)
  const { questions } = form.draft
  const { keys, removeKey, moveKey } = useRowKeys(questions.length)
  const focus = useRowFocus()
  /** The position of the question in the dialog; that after the last one is new. */
  const [edited, setEdited] = useState<number | null>(null)
  const change = (next: readonly JobQuestion[]) => form.change({ questions: [...next] })

  function onSave(question: JobQuestion) {
    if (edited === null) return
    change([...questions.slice(0, edited), question, ...questions.slice(edited + 1)])
    setEdited(null)
  }
  return (
    <FormSection title={t(messages.questions)} note={t(messages.questionCount(questions.length))}>
      {questions.length > 0 && (
        <ol className={styles.list}>
          {questions.map((question, index) => (
            <QuestionRow
              // Moves with the question, so that the focus stays at its menu.
              key={keys[index]}
              question={question}
              position={index}
              count={questions.length}
              error={form.errors[`questions[${index}]`]}
              isLocked={isLocked}
              onEdit={() => setEdited(index)}
              onMove={(to) => {
                change(withRowMoved(questions, index, to))
                moveKey(index, to)
              }}
              onRemove={() => {
                change(questions.toSpliced(index, 1))
                removeKey(index)
                focus.onRemove()
              }}
            />
          ))}
        </ol>
      )}
      {form.errors.questions && (
        <p className={styles.error} data-problem="true" tabIndex={-1}>
          {form.errors.questions}
        </p>
      )}
      {!isLocked && questions.length < maxQuestions && (
        <div>
          <Button ref={focus.addButton} variant="act" onClick={() => setEdited(questions.length)}>
            <PlusIcon />
            {t(messages.addQuestion)}
          </Button>
        </div>
      )}
      <p className={styles.hint}>
        {t(hasApplicants ? messages.questionsLocked : messages.questionsHint)}
      </p>
      {edited !== null && (
        <Suspense>
          <QuestionDialog
            question={questions[edited]}
            onSave={onSave}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </FormSection>
  )
}

interface QuestionRowProps {
  question: JobQuestion
  position: number
  count: number
  error: string | undefined
  isLocked: boolean
  onEdit: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

function QuestionRow({ question, position, count, error, isLocked, ...on }: QuestionRowProps) {
  const t = useMessages(messages)
  const { prompt, kind, options, is_required: isRequired } = question
  const kindName = t(messages.kinds[kind])
  return (
    <li className={styles.row} data-wrong={error ? '' : undefined}>
      <span className={styles.number}>{position + 1}</span>
      <div className={styles.text}>
        <b className={styles.prompt} lang={languageOf(prompt)}>
          {prompt}
        </b>
        <small className={styles.kind}>
          {isRequired ? t(messages.kindAndRequired(kindName)) : kindName}
          {options.length > 0 && `: ${options.join(', ')}`}
        </small>
        {error && (
          <p className={styles.error} data-problem="true" tabIndex={-1}>
            {error}
          </p>
        )}
      </div>
      {!isLocked && (
        <Menu
          align="end"
          aria-label={t(messages.questionMenu(position + 1))}
          className={styles.menu}
          items={[
            { label: t(messages.edit), icon: <PencilIcon />, onSelect: on.onEdit },
            ...(position > 0
              ? [
                  {
                    label: t(messages.moveUp),
                    icon: <ArrowUpIcon />,
                    onSelect: () => on.onMove(position - 1),
                  },
                ]
              : []),
            ...(position < count - 1
              ? [
                  {
                    label: t(messages.moveDown),
                    icon: <ArrowDownIcon />,
                    onSelect: () => on.onMove(position + 1),
                  },
                ]
              : []),
            { label: t(messages.removeQuestion), icon: <TrashIcon />, onSelect: on.onRemove },
          ]}
        >
          <EllipsisIcon />
        </Menu>
      )}
    </li>
  )
}
