import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { QueueSwitch } from '../../queue-switch/QueueSwitch'
import { queuePlaces } from '../../queue-switch/queue-places'
import * as styles from './blogs-head.css'
import { messages } from './messages'

/** The queue of blogs beside their table, and the way to the newsletters. */
export function BlogsHead() {
  const t = useMessages(messages)
  return (
    <div className={styles.row}>
      <QueueSwitch path={queuePlaces.blogs.path} view="listings" />
      <ButtonLink href={accountPaths.newsletterDrafts}>{t(messages.newsletters)}</ButtonLink>
    </div>
  )
}
