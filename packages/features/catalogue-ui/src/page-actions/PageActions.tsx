import { useMessages } from '@edbazaar/feature-platform'
import { copyText } from '@edbazaar/feature-platform/clipboard'
import { type ReportedRecord, reportPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { Button } from '@edbazaar/ui/Button'
import { FlagIcon, PrinterIcon, Share2Icon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from './messages'
import * as styles from './page-actions.css'

interface PageActionsProps {
  /** Title of the shared page. */
  title: string
  /** The record of the page, which visitors can report. */
  record?: Pick<ReportedRecord, 'kind' | 'id'>
  className?: string
}

/** Share, print and report. They need scripts and are hidden without them. */
export function PageActions({ title, record, className }: PageActionsProps) {
  const t = useMessages(messages)
  const report = useSetAtom(reportPanelAtom)

  const { outcome, share } = useShare(title)
  return (
    <div className={className === undefined ? styles.actions : `${styles.actions} ${className}`}>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
      <Button variant="bare" onClick={share}>
        <Share2Icon />
        {t(messages.share)}
      </Button>
      <Button variant="bare" onClick={() => window.print()}>
        <PrinterIcon />
        {t(messages.print)}
      </Button>
      {record && (
        <Button variant="bare" onClick={() => report({ ...record, name: title })}>
          <FlagIcon />
          {t(messages.report)}
        </Button>
      )}
    </div>
  )
}

/** The time for which the message about the copied link is shown. */
const outcomeMs = 2000

/** Opens the system's share sheet if there is one, otherwise copies the link. */
function useShare(title: string) {
  const t = useMessages(messages)

  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    if (outcome === '') return
    const timer = setTimeout(() => setOutcome(''), outcomeMs)
    return () => clearTimeout(timer)
  }, [outcome])
  async function share() {
    const url = window.location.href.split('#', 1).join('')
    try {
      if ('share' in navigator) return await navigator.share({ title, url })
      setOutcome(t((await copyText(url)) ? messages.linkCopied : messages.copyFailed))
    } catch (cause) {
      const isCancelled = cause instanceof Error && cause.name === 'AbortError'
      if (!isCancelled) setOutcome(t(messages.copyFailed))
    }
  }
  return { outcome, share: () => void share() }
}

/** Says that nobody has reviewed the page; nothing once somebody has. */
export function UnreviewedMark({ isUnreviewed }: { isUnreviewed: boolean | undefined }) {
  const t = useMessages(messages)
  return isUnreviewed ? <span className={styles.unreviewed}>{t(messages.unreviewed)}</span> : null
}
