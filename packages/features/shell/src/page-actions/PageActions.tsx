import { Button } from '@edbazaar/ui/Button'
import { PrinterIcon, Share2Icon } from '@edbazaar/ui/Icon'
import { useEffect, useState } from 'react'
import { messages } from './messages'
import * as styles from './page-actions.css'

interface PageActionsProps {
  /** What is shared, in words. */
  title: string
  className?: string
}

/** Share and print. Both need scripts, so without them neither is shown. */
export function PageActions({ title, className }: PageActionsProps) {
  const { outcome, share } = useShare(title)
  return (
    <div className={className === undefined ? styles.actions : `${styles.actions} ${className}`}>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
      <Button variant="bare" onClick={share}>
        <Share2Icon />
        {messages.share}
      </Button>
      <Button variant="bare" onClick={() => window.print()}>
        <PrinterIcon />
        {messages.print}
      </Button>
    </div>
  )
}

/** Milliseconds that a word about the copied link stays. */
const stay = 2000

/** Shares by the system's own sheet where there is one, else copies the link and says so. */
function useShare(title: string) {
  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    if (outcome === '') return
    const timer = setTimeout(() => setOutcome(''), stay)
    return () => clearTimeout(timer)
  }, [outcome])
  async function share() {
    const url = window.location.href.split('#', 1).join('')
    try {
      if ('share' in navigator) return await navigator.share({ title, url })
      await copy(url)
      setOutcome(messages.linkCopied)
    } catch (cause) {
      const isChangedMind = cause instanceof Error && cause.name === 'AbortError'
      if (!isChangedMind) setOutcome(messages.copyFailed)
    }
  }
  return { outcome, share: () => void share() }
}

/** Over plain HTTP browsers have no clipboard to write to. */
async function copy(text: string) {
  if (!('clipboard' in navigator)) throw new Error('No clipboard')
  await navigator.clipboard.writeText(text)
}
