import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import * as styles from './apply.css'
import { messages } from './messages'

/** Ends a section of the form. */
export function SaveButton({ isBusy }: { isBusy: boolean }) {
  const t = useMessages(messages)
  return (
    <p className={styles.actions}>
      <Button type="submit" variant="main" loading={isBusy}>
        {t(messages.save)}
      </Button>
    </p>
  )
}
