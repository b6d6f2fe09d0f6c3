import { type ApiClient, answerOf, type Judging } from '@edbazaar/api-client'
import { ContestAnswers } from '@edbazaar/feature-catalogue-ui/contest-answers'
import { useRequest } from '@edbazaar/feature-form-kit'
import { requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import * as styles from './judging.css'
import { messages } from './messages'

interface JudgedEntryProps {
  contestId: number
  entry: Judging['data'][number]
  questions: Judging['questions']
  canScore: boolean
  onFirstAnswer: () => void
}

const points = Array.from({ length: 11 }, (_, score) => String(score))

/** An entry without names, with the points of the judge or why the judge does not judge it. */
export function JudgedEntry(props: JudgedEntryProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const { contestId, entry, canScore } = props
  const [answer, setAnswer] = useState({ score: entry.score, why: entry.recused_why })
  const [isRecusing, setIsRecusing] = useState(false)

  const save = (api: ApiClient, score: number | null, why: string | null) =>
    answerOf(
      api.PUT('/judging/{id}/entries/{entryId}', {
        params: { path: { id: contestId, entryId: entry.id } },
        body: { score, recused_why: why },
      }),
    )
  function onSaved(score: number | null, why: string | null) {
    if (answer.score === null && answer.why === null) props.onFirstAnswer()
    setAnswer({ score, why })
    setIsRecusing(false)
    showToast({ type: 'success', message: t(messages.saved) })
  }
  const onScore = (score: number) =>
    run((api) => save(api, score, null), { onSuccess: () => onSaved(score, null) })
  const canGivePoints = canScore && answer.why === null && !entry.must_recuse
  return (
    <article className={styles.entry}>
      <h2 className={styles.title} lang={languageOf(entry.title)}>
        {entry.title}
      </h2>
      <p className={styles.quiet}>
        {entry.age === null ? t(messages.adult) : t(messages.age(entry.age))}
      </p>
      <ContestAnswers questions={props.questions} answers={entry.answers} images={entry.images} />
      {answer.why !== null && <p>{t(messages.recused(answer.why))}</p>}
      {answer.why === null && entry.must_recuse && <p>{t(messages.mustRecuse)}</p>}
      <div className={styles.actions}>
        {(canGivePoints || answer.score !== null) && (
          <Select
            label={t(messages.score(entry.title))}
            value={answer.score === null ? '' : String(answer.score)}
            disabled={!canGivePoints || isBusy}
            options={[
              ...(answer.score === null ? [{ value: '', label: t(messages.choose) }] : []),
              ...points.map((value) => ({ value, label: value })),
            ]}
            onChange={({ target }) => void onScore(Number(target.value))}
          />
        )}
        {canScore && answer.why === null && !isRecusing && (
          <Button onClick={() => setIsRecusing(true)}>{t(messages.recuse)}</Button>
        )}
      </div>
      {isRecusing && (
        <RecusalForm
          send={(api, why) => save(api, null, why)}
          onSaved={(why) => onSaved(null, why)}
          onCancel={() => setIsRecusing(false)}
        />
      )}
    </article>
  )
}

interface RecusalFormProps {
  send: (api: ApiClient, why: string) => Promise<unknown>
  onSaved: (why: string) => void
  onCancel: () => void
}

const recusalSchema = (t: Translate) =>
  v.object({ recused_why: requiredText(t(messages.whyRequired)) })

function RecusalForm({ send, onSaved, onCancel }: RecusalFormProps) {
  const t = useMessages(messages)
  const { field, isSending, onSubmit } = usePageForm({
    schema: recusalSchema,
    initial: { recused_why: '' },
    send: async (api, { recused_why: why }) => {
      await send(api, why)
      return why
    },
    reloads: false,
    onSuccess: onSaved,
  })
  return (
    <form noValidate className={styles.list} onSubmit={onSubmit}>
      <TextField
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        maxLength={300}
        {...field('recused_why')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="act" loading={isSending}>
          {t(messages.saveRecusal)}
        </Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      </div>
    </form>
  )
}
