import {
  answerOf,
  type ModerationDecisionRequest,
  type ModerationDecisionResult,
} from '@edbazaar/api-client'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { MessagePreview } from '@edbazaar/ui/MessagePreview'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import * as styles from './decide.css'
import { messages } from './messages'

type Body = Omit<ModerationDecisionRequest, 'is_preview'>
type Message = ModerationDecisionResult['message']

interface LoadedMessage {
  caseId: number
  written: string
  message: Message | 'failed'
}

const typingPauseMs = 300

interface DecisionMessageProps {
  caseId: number
  /** Null until the decision is complete. */
  body: Body | null
}

/** The message of a decision, as the API would send it. */
export function DecisionMessage({ caseId, body }: DecisionMessageProps) {
  const t = useMessages(messages)
  const message = useMessage(caseId, body)
  return (
    <div>
      <p className={styles.previewTitle}>{t(messages.ownerReceives)}</p>
      {body === null && <p className={styles.small}>{t(messages.previewLater)}</p>}
      {body !== null && message === undefined && <Skeleton />}
      {body !== null && message === 'failed' && (
        <p className={styles.small}>{t(messages.previewFailed)}</p>
      )}
      {body !== null && message === null && <p className={styles.small}>{t(messages.noMessage)}</p>}
      {body !== null && typeof message === 'object' && message !== null && (
        <MessagePreview
          label={t(messages.ownerReceives)}
          to={t(messages.messageTo(message.to))}
          title={message.subject}
        >
          {message.text}
        </MessagePreview>
      )}
    </div>
  )
}

/** Asks for the message whenever the decision changes, once per pause in typing. */
function useMessage(caseId: number, body: Body | null): Message | 'failed' | undefined {
  const api = useAtomValue(apiAtom)
  /** The last message, and the decision that it is about. */
  const [loaded, setLoaded] = useState<LoadedMessage>()
  const written = body && JSON.stringify({ ...body, note_private: undefined })
  useEffect(() => {
    if (api === null || written === null) return
    const ending = new AbortController()
    const asked: Body = JSON.parse(written)
    const load = async () => {
      try {
        const answer = await answerOf(
          api.POST('/admin/moderation/cases/{id}/decision', {
            params: { path: { id: caseId } },
            body: { ...asked, is_preview: true },
            signal: ending.signal,
          }),
        )
        if (!ending.signal.aborted) setLoaded({ caseId, written, message: answer.message })
      } catch {
        if (!ending.signal.aborted) setLoaded({ caseId, written, message: 'failed' })
      }
    }
    const timer = setTimeout(() => void load(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [api, caseId, written])
  return loaded?.caseId === caseId && loaded.written === written ? loaded.message : undefined
}
