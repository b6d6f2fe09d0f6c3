import { useMessages } from '@edbazaar/feature-platform'
import { useCopy } from '@edbazaar/feature-platform/clipboard'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as styles from './calendar-addresses.css'
import { messages } from './messages'

/** Shown once, because only its hash is stored. */
export function NewAddress({ url }: { url: string }) {
  const t = useMessages(messages)
  const copy = useCopy()
  const hint = useId()
  return (
    <div className={styles.address}>
      <TextField
        label={t(messages.address)}
        aria-describedby={hint}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        onClick={() =>
          void copy(url, { copied: t(messages.copied), failed: t(messages.copyFailed) })
        }
      >
        {t(messages.copy)}
      </Button>
      <p id={hint} className={styles.addressHint}>
        {t(messages.copyNow)}
      </p>
    </div>
  )
}
