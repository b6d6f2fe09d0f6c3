import type { ContestAnswer, ContestImage, ContestQuestion } from '@edbazaar/api-client'
import { languageOf } from '@edbazaar/ui/formatting'
import * as styles from './answers.css'
import { EntryImages } from './EntryImages'

interface ContestAnswersProps {
  questions: readonly ContestQuestion[]
  answers: readonly ContestAnswer[]
  images: readonly ContestImage[]
}

/** The answers of an entrant, question by question. Their links are untrusted and open in a new tab. */
export function ContestAnswers({ questions, answers, images }: ContestAnswersProps) {
  const given = questions.flatMap(({ id, label, kind }) => {
    const text = answers.find((answer) => answer.id === id)?.text ?? ''
    const own = kind === 'image' ? images.filter((image) => image.question_id === id) : []
    return text === '' && own.length === 0 ? [] : [{ id, label, kind, text, images: own }]
  })
  if (given.length === 0) return null
  return (
    <dl className={styles.list}>
      {given.map(({ id, label, kind, text, images: own }) => (
        <div key={id}>
          <dt className={styles.label} lang={languageOf(label)}>
            {label}
          </dt>
          <dd className={styles.answer} lang={languageOf(text)}>
            {kind === 'image' ? (
              <EntryImages images={own} label={label} />
            ) : kind === 'link' && /^https?:\/\//i.test(text) ? (
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
