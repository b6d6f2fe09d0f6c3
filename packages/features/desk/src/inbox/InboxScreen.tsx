import { LoadingRows } from '@edbazaar/feature-list-kit/inbox'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import { InboxPanes } from './InboxPanes'
import * as styles from './inbox.css'
import type { LoadedInbox } from './load-inbox'
import { messages } from './messages'
import { pathOfPlace } from './place'

/** The enquiries of a desk: every URL of section 2 of the specification that lists enquiries. */
export function InboxScreen() {
  const loaded = useLoaderData<LoadedInbox | null>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingInbox />}>
      {(inbox) => <InboxPanes key={pathOfPlace(inbox.place)} {...inbox} />}
    </PrivatePage>
  )
}

function LoadingInbox() {
  const t = useMessages(messages)
  return (
    <div className={inboxStyles.page} data-wide-page="">
      <header className={styles.head}>
        <h1 className={inboxStyles.title}>{t(messages.admissionEnquiries)}</h1>
      </header>
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <div className={styles.panes}>
        <div className={inboxStyles.listPane}>
          <LoadingRows />
        </div>
      </div>
    </div>
  )
}
