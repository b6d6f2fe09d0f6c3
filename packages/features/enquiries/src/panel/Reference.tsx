import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import { messages } from './messages'
import * as styles from './panel.css'

interface ReferenceProps {
  reference: string
  /** The listing, if there are several. */
  name?: string | undefined
}

/** The reference of an enquiry, with a button that copies it. */
export function Reference({ reference, name }: ReferenceProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference)
      showToast({ type: 'success', message: t(messages.copied) })
    } catch {
      // Browsers offer no clipboard over plain HTTP, and users can refuse it.
      showToast({ type: 'error', message: t(messages.copyFailed) })
    }
  }
  return (
    <p className={styles.reference}>
      {name !== undefined && <span>{name}</span>}
      <b className={styles.number}>{reference}</b>
      <Button variant="bare" onClick={() => void copy()}>
        {t(messages.copy)}
      </Button>
    </p>
  )
}
