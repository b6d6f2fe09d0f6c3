import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { messages } from './messages'
import * as styles from './queue-switch.css'

interface QueueSwitchProps {
  /** The path of the table. */
  path: string
  view: 'queue' | 'listings'
}

/** Two links that look like one control: the queue of moderation, and all records. */
export function QueueSwitch({ path, view }: QueueSwitchProps) {
  const t = useMessages(messages)
  const current = (each: QueueSwitchProps['view']) => (each === view ? 'true' : undefined)
  return (
    <nav className={styles.switcher} aria-label={t(messages.view)}>
      <ButtonLink href={`${path}?view=queue`} aria-current={current('queue')}>
        {t(messages.queue)}
      </ButtonLink>
      <ButtonLink href={path} aria-current={current('listings')}>
        {t(messages.listings)}
      </ButtonLink>
    </nav>
  )
}
