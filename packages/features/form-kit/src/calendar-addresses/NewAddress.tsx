import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import * as styles from './calendar-addresses.css'
import { messages } from './messages'

/** Shown once, because only its hash is stored. */
export function NewAddress({ url }: { url: string }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const hint = useId()
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ type: 'success', message: t(messages.copied) })
    } catch {
      // Browsers offer no clipboard over plain HTTP, and users can refuse it.
      showToast({ type: 'error', message: t(messages.copyFailed) })
    }
  }
  return (
    <div className={styles.address}>
      <TextField
        label={t(messages.address)}
        aria-describedby={hint}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t(messages.copy)}</Button>
      <p id={hint} className={styles.addressHint}>
        {t(messages.copyNow)}
      </p>
    </div>
  )
}
