import { type AdminUserDetail, answerOf } from '@edbazaar/api-client'
import { paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { useState } from 'react'
import { momentInText } from '../moderation/moments'
import { messages } from './messages'
import { Section } from './Section'
import { useUserRequest } from './use-user-request'
import * as styles from './user.css'

interface SessionsSectionProps {
  detail: AdminUserDetail
  now: number
}

/** The user's sessions. An admin can end each of them, or all. */
export function SessionsSection({ detail, now }: SessionsSectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { send, isBusy } = useUserRequest()
  const [ending, setEnding] = useState<number | 'all' | null>(null)
  const { sessions, is_own: isOwn } = detail
  const userId = detail.user.id

  async function endOne(sessionId: number) {
    setEnding(sessionId)
    const path = { userId, sessionId }
    await send(
      (api) =>
        answerOf(api.DELETE('/admin/users/{userId}/sessions/{sessionId}', { params: { path } })),
      t(messages.signedOut),
    )
  }
  async function endAll() {
    setEnding('all')
    await send(
      (api) =>
        answerOf(api.DELETE('/admin/users/{userId}/sessions', { params: { path: { userId } } })),
      t(messages.signedOutEverywhere),
    )
  }
  return (
    <Section id="sessions" title={t(messages.sessions)}>
      {sessions.length === 0 && <p className={styles.text}>{t(messages.noSessions)}</p>}
      {sessions.length > 0 && (
        <ul className={styles.lines}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.line}>
              <div className={styles.lineText}>
                <p className={styles.lineName}>{session.device}</p>
                <p className={styles.quiet}>
                  {t(messages.signedIn(momentInText(session.created_at, { now, locale })))},{' '}
                  {t(messages.lastSeen(momentInText(session.last_seen_at, { now, locale })))}
                </p>
              </div>
              {!isOwn && (
                <Button
                  variant="bare"
                  aria-label={t(messages.signOutOf(session.device))}
                  loading={isBusy && ending === session.id}
                  onClick={() => void endOne(session.id)}
                >
                  {t(messages.signOut)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwn && (
        <ButtonLink href={`${paths.profileDetails(userId)}#sessions`}>
          {t(messages.ownSessions)}
        </ButtonLink>
      )}
      {!isOwn && sessions.length > 0 && (
        <Button loading={isBusy && ending === 'all'} onClick={() => void endAll()}>
          {t(messages.signOutEverywhere)}
        </Button>
      )}
    </Section>
  )
}
