import { answerOf, hasStatus, type Session } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import {
  apiAtom,
  dayInIndia,
  showToastAtom,
  todayInIndia,
  useLocale,
  useMessages,
  useSignOut,
} from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, type Locale } from '@edbazaar/ui/formatting'
import { useStore } from 'jotai'
import { useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'

interface SessionsSectionProps {
  sessions: readonly Session[]
  /** Called with the remaining sessions. */
  onChange: (sessions: readonly Session[]) => void
}

/** The devices on which the user is signed in. Each can be signed out here. */
export function SessionsSection({ sessions, onChange }: SessionsSectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { endOne, endOthers, ending } = useEndSessions(sessions, onChange)
  const signOut = useSignOut()
  const hasOthers = sessions.some((session) => !session.is_current)
  return (
    <DetailsSection id="sessions" title={t(messages.sessions)} text={t(messages.sessionsText)}>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className={styles.line}>
            <div className={styles.row}>
              <div>
                <p className={styles.device}>
                  <span className={styles.name}>{session.device}</span>
                  {session.is_current && <Badge tone="good">{t(messages.thisDevice)}</Badge>}
                </p>
                <p className={styles.text}>
                  {t(lastUsedText(session, locale))} {t(signedInText(session, locale))}
                </p>
              </div>
              <Button
                variant="bare"
                aria-label={t(messages.signOutOf(session.device))}
                loading={ending === session.id}
                onClick={session.is_current ? signOut : () => void endOne(session)}
              >
                {t(messages.signOut)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <div className={styles.actions}>
          <Button loading={ending === 'others'} onClick={() => void endOthers()}>
            {t(messages.signOutOthers)}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{t(messages.onlyHere)}</p>
      )}
    </DetailsSection>
  )
}

function useEndSessions(
  sessions: readonly Session[],
  onChange: (sessions: readonly Session[]) => void,
) {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure: showError } = useFailureToast()
  const [ending, setEnding] = useState<number | 'others' | null>(null)
  const showSuccess = (message: string) => store.set(showToastAtom, { message, type: 'success' })

  async function endOne({ id }: Session) {
    const api = store.get(apiAtom)
    if (api === null) return
    setEnding(id)
    try {
      await answerOf(api.DELETE('/users/my-sessions/{id}', { params: { path: { id } } }))
      showSuccess(t(messages.deviceSignedOut))
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
      showSuccess(t(messages.signedOutOthers))
      onChange(sessions.filter((session) => session.is_current))
    } catch (cause) {
      showError(cause)
    } finally {
      setEnding(null)
    }
  }
  return { endOne, endOthers, ending }
}

function lastUsedText({ last_seen_at: lastSeenAt }: Session, locale: Locale) {
  return isToday(lastSeenAt) ? messages.lastUsedToday : messages.lastUsed(dayOf(lastSeenAt, locale))
}

function signedInText({ created_at: createdAt }: Session, locale: Locale) {
  return isToday(createdAt) ? messages.signedInToday : messages.signedIn(dayOf(createdAt, locale))
}

const isToday = (timestamp: string) => dayInIndia(timestamp) === todayInIndia(new Date())

/** A timestamp as a day in India: "14 August 2026". */
const dayOf = (timestamp: string, locale: Locale) =>
  formatDay(dayInIndia(timestamp), { withYear: true, locale })
