import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { QueueSwitch } from '../../queue-switch/QueueSwitch'
import { queuePlaces } from '../../queue-switch/queue-places'
import * as styles from '../blogs/blogs-head.css'
import { messages } from './messages'

/** The queue of videos beside their table, and the way to the contests. */
export function VideosHead() {
  const t = useMessages(messages)
  return (
    <div className={styles.row}>
      <QueueSwitch path={queuePlaces.videos.path} view="listings" />
      <ButtonLink href={accountPaths.contests}>{t(messages.contests)}</ButtonLink>
    </div>
  )
}
