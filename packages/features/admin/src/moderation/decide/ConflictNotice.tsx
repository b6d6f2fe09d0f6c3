import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { ModerationCase } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { conflictAtom } from './conflict'
import * as styles from './decide.css'
import { messages } from './messages'

/** The reason why a decision about the case was not saved: another admin decided, or the owner has edited. */
export function ConflictNotice({ opened }: { opened: ModerationCase }) {
  const t = useMessages(messages, moderationMessages)
  const [conflict, setConflict] = useAtom(conflictAtom)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (conflict !== null) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [conflict])
  if (conflict?.id !== opened.row.id) return null
  return (
    <Notice ref={notice} tone="bad" title={t(messages.conflictTitle)}>
      <p>{conflict.message}</p>
      {opened.rights.decide && <p>{t(messages.conflictText)}</p>}
      <div className={styles.noticeButtons}>
        <Button onClick={() => setConflict(null)}>{t(moderationMessages.close)}</Button>
      </div>
    </Notice>
  )
}
