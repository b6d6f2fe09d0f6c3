import type { ContestAnswer, ContestQuestion } from '@edbazaar/api-client'
import { languageOf } from '@edbazaar/ui/formatting'
import * as styles from './answers.css'

interface ContestAnswersProps {
  questions: readonly ContestQuestion[]
  answers: readonly ContestAnswer[]
}

/** What an entrant answered, question by question. Links are those of strangers: they open in a new tab. */
export function ContestAnswers({ questions, answers }: ContestAnswersProps) {
  const given = questions.flatMap(({ id, label, kind }) => {
    const text = answers.find((answer) => answer.id === id)?.text ?? ''
    return text === '' ? [] : [{ id, label, kind, text }]
  })
  if (given.length === 0) return null
  return (
    <dl className={styles.list}>
      {given.map(({ id, label, kind, text }) => (
        <div key={id}>
          <dt className={styles.label} lang={languageOf(label)}>
            {label}
          </dt>
          <dd className={styles.answer} lang={languageOf(text)}>
            {kind === 'link' && /^https?:\/\//i.test(text) ? (
              <a href={text} target="_blank" rel="nofollow ugc noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
