import { useMessages } from '@edbazaar/feature-platform'
import { useCopy } from '@edbazaar/feature-platform/clipboard'
import { Button } from '@edbazaar/ui/Button'
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
  const copy = useCopy()
  return (
    <p className={styles.reference}>
      {name !== undefined && <span>{name}</span>}
      <b className={styles.number}>{reference}</b>
      <Button
        variant="bare"
        onClick={() =>
          void copy(reference, { copied: t(messages.copied), failed: t(messages.copyFailed) })
        }
      >
        {t(messages.copy)}
      </Button>
    </p>
  )
}
