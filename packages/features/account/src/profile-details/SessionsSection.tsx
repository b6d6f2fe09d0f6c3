import { answerOf, hasStatus, type Session } from '@edbazaar/api-client'
import { useSignOut } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom, todayInIndia } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { useStore } from 'jotai'
import { useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'
import { useErrorToast } from './use-error-toast'

interface SessionsSectionProps {
  sessions: readonly Session[]
  /** Called with the remaining sessions. */
  onChange: (sessions: readonly Session[]) => void
}

/** The devices on which the user is signed in. Each can be signed out here. */
export function SessionsSection({ sessions, onChange }: SessionsSectionProps) {
  const { endOne, endOthers, ending } = useEndSessions(sessions, onChange)
  const signOut = useSignOut()
  const hasOthers = sessions.some((session) => !session.is_current)
  return (
    <DetailsSection id="sessions" title={messages.sessions} text={messages.sessionsText}>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className={styles.line}>
            <div className={styles.row}>
              <div>
                <p className={styles.device}>
                  <span className={styles.name}>{session.device}</span>
                  {session.is_current && <Badge tone="good">{messages.thisDevice}</Badge>}
                </p>
                <p className={styles.text}>
                  {messages.lastUsed(dayOf(session.last_seen_at))}.{' '}
                  {messages.signedIn(dayOf(session.created_at))}.
                </p>
              </div>
              <Button
                variant="bare"
                aria-label={messages.signOutOf(session.device)}
                loading={ending === session.id}
                onClick={session.is_current ? signOut : () => void endOne(session)}
              >
                {messages.signOut}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <div className={styles.actions}>
          <Button loading={ending === 'others'} onClick={() => void endOthers()}>
            {messages.signOutOthers}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{messages.onlyHere}</p>
      )}
    </DetailsSection>
  )
}

function useEndSessions(
  sessions: readonly Session[],
  onChange: (sessions: readonly Session[]) => void,
) {
  const store = useStore()
  const showError = useErrorToast()
  const [ending, setEnding] = useState<number | 'others' | null>(null)
  const showSuccess = (message: string) => store.set(showToastAtom, { message, type: 'success' })

  async function endOne({ id }: Session) {
    const api = store.get(apiAtom)
    if (api === null) return
    setEnding(id)
    try {
      await answerOf(api.DELETE('/users/my-sessions/{id}', { params: { path: { id } } }))
      showSuccess(messages.deviceSignedOut)
      onChange(sessions.filter((session) => session.id !== id))
    } catch (cause) {
      showError(cause)
      // The session has already ended.
      if (hasStatus(cause, 404)) onChange(sessions.filter((session) => session.id !== id))
    } finally {
      setEnding(null)
    }
  }
  async function endOthers() {
    const api = store.get(apiAtom)
    if (api === null) return
    setEnding('others')
    try {
      await answerOf(api.DELETE('/users/my-sessions'))
      showSuccess(messages.signedOutOthers)
      onChange(sessions.filter((session) => session.is_current))
    } catch (cause) {
      showError(cause)
    } finally {
      setEnding(null)
    }
  }
  return { endOne, endOthers, ending }
}

/** A timestamp as a day in India: "today", "14 August 2026". */
function dayOf(timestamp: string): string {
  const day = todayInIndia(new Date(timestamp))
  return day === todayInIndia(new Date()) ? messages.today : formatDay(day, { withYear: true })
}
