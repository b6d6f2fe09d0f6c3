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
import { useFailure } from './use-failure'

interface SessionsSectionProps {
  sessions: readonly Session[]
  /** Takes those that are left. */
  onChange: (sessions: readonly Session[]) => void
}

/** On which devices one is signed in; each can be signed out from here. */
export function SessionsSection({ sessions, onChange }: SessionsSectionProps) {
  const { endOne, endOthers, ending } = useEnding(sessions, onChange)
  const signOut = useSignOut()
  const hasOthers = sessions.some((one) => !one.is_current)
  return (
    <DetailsSection id="sessions" title={messages.sessions} text={messages.sessionsText}>
      <ul>
        {sessions.map((one) => (
          <li key={one.id} className={styles.line}>
            <div className={styles.row}>
              <div>
                <p className={styles.device}>
                  <span className={styles.name}>{one.device}</span>
                  {one.is_current && <Badge tone="good">{messages.thisDevice}</Badge>}
                </p>
                <p className={styles.text}>
                  {messages.lastUsed(dayOf(one.last_seen_at))}.{' '}
                  {messages.signedIn(dayOf(one.created_at))}.
                </p>
              </div>
              <Button
                variant="bare"
                aria-label={messages.signOutOf(one.device)}
                loading={ending === one.id}
                onClick={one.is_current ? signOut : () => void endOne(one)}
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

function useEnding(sessions: readonly Session[], onChange: (sessions: readonly Session[]) => void) {
  const store = useStore()
  const tellFailure = useFailure()
  const [ending, setEnding] = useState<number | 'others' | null>(null)
  const tell = (message: string) => store.set(showToastAtom, { message, type: 'success' })

  async function endOne({ id }: Session) {
    const api = store.get(apiAtom)
    if (api === null) return
    setEnding(id)
    try {
      await answerOf(api.DELETE('/users/my-sessions/{id}', { params: { path: { id } } }))
      tell(messages.signedOutThere)
      onChange(sessions.filter((one) => one.id !== id))
    } catch (cause) {
      tellFailure(cause)
      // It has ended by itself.
      if (hasStatus(cause, 404)) onChange(sessions.filter((one) => one.id !== id))
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
      tell(messages.signedOutOthers)
      onChange(sessions.filter((one) => one.is_current))
    } catch (cause) {
      tellFailure(cause)
    } finally {
      setEnding(null)
    }
  }
  return { endOne, endOthers, ending }
}

/** A moment as a day in India: "today", "14 August 2026". */
function dayOf(moment: string): string {
  const day = todayInIndia(new Date(moment))
  return day === todayInIndia(new Date()) ? messages.today : formatDay(day, { withYear: true })
}
