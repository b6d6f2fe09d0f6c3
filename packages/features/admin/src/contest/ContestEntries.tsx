import type { ScoredContestEntry } from '@edbazaar/api-client'
import { ContestAnswers } from '@edbazaar/feature-catalogue-ui/contest-answers'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import * as styles from './contest.css'
import { PrizeForm, ReasonForm } from './EntryForms'
import { messages } from './messages'
import type { ContestEditor } from './use-contest-editor'

/** The entries that were sent, with their scores, and the choice of winners. */
export function ContestEntries({ contestEditor }: { contestEditor: ContestEditor }) {
  const t = useMessages(messages)
  const { contest, entries } = contestEditor
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t(messages.entries)}</h2>
      <p className={styles.quiet}>
        {t(messages.counts(contest.counts.submitted, contest.counts.draft))}
      </p>
      {entries.total === 0 && <p>{t(messages.noEntries)}</p>}
      <ul>
        {entries.data.map((entry) => (
          <li key={entry.id}>
            <ScoredEntry contestEditor={contestEditor} entry={entry} />
          </li>
        ))}
      </ul>
      {entries.totalPages > 1 && (
        <Pagination
          page={entries.page}
          lastPage={entries.totalPages}
          perPage={entries.per_page}
          total={entries.total}
          hrefOf={(page) => `${accountPaths.contest(contest.id)}?page=${page}`}
        />
      )}
    </section>
  )
}

interface ScoredEntryProps {
  contestEditor: ContestEditor
  entry: ScoredContestEntry
}

function ScoredEntry({ contestEditor, entry }: ScoredEntryProps) {
  const t = useMessages(messages)
  const [form, setForm] = useState<'prize' | 'reason' | null>(null)
  const { contest, isBusy } = contestEditor
  const { state, prize, reason } = entry
  const name = [entry.shown_name, entry.shown_detail].filter(Boolean).join(', ')
  return (
    <article className={styles.entry}>
      <h3 lang={languageOf(entry.title)}>{entry.title}</h3>
      <p className={styles.facts}>
        <span>{entry.age === null ? t(messages.adult) : t(messages.age(entry.age))}</span>
        <span>{entry.is_named ? t(messages.shownAs(name)) : t(messages.notShown)}</span>
        {entry.score !== null && <span>{t(messages.score(String(entry.score)))}</span>}
        {entry.n_judges > 0 && (
          <span>{t(messages.answered(entry.n_scores + entry.n_recused, entry.n_judges))}</span>
        )}
        {entry.n_recused > 0 && <span>{t(messages.recused(entry.n_recused))}</span>}
      </p>
      <ContestAnswers
        questions={contest.fields.questions}
        answers={entry.answers}
        images={entry.images}
      />
      {prize !== null && (
        <p>
          <b>{t(messages.winner(prize.place, prize.name))}</b>
        </p>
      )}
      {reason !== null && <p>{t(messages.disqualified(reason))}</p>}
      {form === null && (
        <div className={styles.buttons}>
          {contest.state === 'closed' && state === 'submitted' && (
            <Button onClick={() => setForm('prize')}>
              {t(prize === null ? messages.choose : messages.change)}
            </Button>
          )}
          {contest.state === 'closed' && prize !== null && (
            <Button loading={isBusy} onClick={() => void contestEditor.removePrize(entry)}>
              {t(messages.remove)}
            </Button>
          )}
          {state === 'submitted' ? (
            <Button onClick={() => setForm('reason')}>{t(messages.disqualify)}</Button>
          ) : (
            <Button loading={isBusy} onClick={() => void contestEditor.reinstate(entry)}>
              {t(messages.reinstate)}
            </Button>
          )}
        </div>
      )}
      {form === 'prize' && (
        <PrizeForm contestEditor={contestEditor} entry={entry} onClose={() => setForm(null)} />
      )}
      {form === 'reason' && (
        <ReasonForm contestEditor={contestEditor} entry={entry} onClose={() => setForm(null)} />
      )}
    </article>
  )
}
