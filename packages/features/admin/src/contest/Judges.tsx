import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { type FormEvent, useState } from 'react'
import * as styles from './contest.css'
import { messages } from './messages'
import type { ContestEditor } from './use-contest-editor'

/** The judges of the contest. */
export function Judges({ contestEditor }: { contestEditor: ContestEditor }) {
  const t = useMessages(messages)
  const [email, setEmail] = useState('')
  const { contest, isBusy } = contestEditor
  const isOver = contest.state === 'announced'

  async function onAdd(event: FormEvent) {
    event.preventDefault()
    if (email.trim() !== '' && (await contestEditor.addJudge(email.trim())) !== null) setEmail('')
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t(messages.judges)}</h2>
      {contest.judges.length === 0 && <p className={styles.quiet}>{t(messages.noJudges)}</p>}
      <ul>
        {contest.judges.map(({ user_id: userId, name, email: address }) => (
          <li key={userId} className={styles.entry}>
            <span>
              <b>{name}</b> {address}
            </span>
            {!isOver && (
              <span>
                <Button loading={isBusy} onClick={() => void contestEditor.removeJudge(userId)}>
                  {t(messages.removeJudge(name || address))}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isOver && (
        <form className={styles.section} onSubmit={(event) => void onAdd(event)}>
          <TextField
            label={t(messages.judgeEmail)}
            hint={t(messages.judgeHint)}
            error={contestEditor.errorOf('email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <p>
            <Button type="submit" loading={isBusy} disabled={email.trim() === ''}>
              {t(messages.addJudge)}
            </Button>
          </p>
        </form>
      )}
    </section>
  )
}
