import { ContestAnswers } from '@edbazaar/feature-catalogue-ui/contest-answers'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useId } from 'react'
import * as styles from './enter.css'
import { messages } from './messages'
import type { Entry, EntryEditor } from './use-entry-editor'
import { WithdrawEntry } from './WithdrawEntry'

/** An entry that cannot be written in now: its state, and what the user may do with it. */
export function SentEntry({ entryEditor, entry }: { entryEditor: EntryEditor; entry: Entry }) {
  const t = useMessages(messages)
  const id = useId()
  const { state, prize, reason } = entry
  const mayChange = state === 'submitted' && entryEditor.form.contest.state === 'open'
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {entry.child_name === null ? t(messages.myEntry) : t(messages.entryOf(entry.child_name))}{' '}
        <Badge>{t(messages.states[state])}</Badge>
      </h2>
      {prize !== null && (
        <p>
          <b>{t(messages.won(prize))}</b>
        </p>
      )}
      <p lang={languageOf(entry.title)}>
        <b>{entry.title}</b>
      </p>
      <ContestAnswers
        questions={entryEditor.form.questions}
        answers={entry.answers}
        images={entry.images}
      />
      {reason !== null && (
        <>
          <p className={styles.answer}>
            {t(messages.reason)} {reason}
          </p>
          <p>
            {t(messages.appeal)} <Link href={paths.contactUs}>{t(messages.contact)}</Link>
          </p>
        </>
      )}
      {mayChange && <p className={styles.quiet}>{t(messages.sentText)}</p>}
      {(state === 'submitted' || state === 'draft') && (
        <div className={styles.buttons}>
          {mayChange && (
            <Button
              loading={entryEditor.isBusy}
              onClick={() => void entryEditor.move(entry, 'draft')}
            >
              {t(messages.change)}
            </Button>
          )}
          <WithdrawEntry entryEditor={entryEditor} entry={entry} />
        </div>
      )}
    </section>
  )
}
