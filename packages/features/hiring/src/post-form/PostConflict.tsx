import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import * as styles from './form.css'
import { messages } from './messages'
import type { PostForm } from './use-post-form'

/** Lets the user choose between their changes and those that somebody else saved meanwhile. */
export function PostConflict({ form: { phase, settle } }: { form: PostForm }) {
  const t = useMessages(messages)
  if (phase !== 'conflict') return null
  return (
    <Notice tone="bad" title={t(messages.conflictTitle)}>
      <p>{t(messages.conflictText)}</p>
      <p className={styles.noticeActions}>
        <Button onClick={() => void settle('mine')}>{t(messages.keepMine)}</Button>
        <Button onClick={() => void settle('other')}>{t(messages.loadOther)}</Button>
      </p>
    </Notice>
  )
}
