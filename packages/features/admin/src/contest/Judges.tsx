import { emailField, fieldMessages } from '@edbazaar/feature-form-kit/fields'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import * as v from 'valibot'
import * as styles from './contest.css'
import { messages } from './messages'
import type { ContestEditor } from './use-contest-editor'

interface JudgesProps {
  contestEditor: ContestEditor
}

/** The judges of the contest. */
export function Judges({ contestEditor }: JudgesProps) {
  const t = useMessages(messages)
  const { contest, isBusy } = contestEditor
  const isOver = contest.state === 'announced'

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
      {!isOver && <JudgeForm contestEditor={contestEditor} />}
    </section>
  )
}

const judgeSchema = (t: Translate) => v.object({ email: emailField(t) })

function JudgeForm({ contestEditor: { addJudge, onContestChanged } }: JudgesProps) {
  const t = useMessages(messages, fieldMessages)
  const { onSubmit, isSending, field } = usePageForm({
    schema: judgeSchema,
    initial: { email: '' },
    send: (api, { email }) => addJudge(api, email),
    reloads: false,
    resets: true,
    onSuccess: onContestChanged,
  })
  return (
    <form noValidate className={styles.section} onSubmit={onSubmit}>
      <TextField
        label={t(messages.judgeEmail)}
        hint={t(messages.judgeHint)}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...field('email')}
      />
      <p>
        <Button type="submit" loading={isSending}>
          {t(messages.addJudge)}
        </Button>
      </p>
    </form>
  )
}
