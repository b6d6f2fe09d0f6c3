import { LoadingRows } from '@edbazaar/feature-list-kit/inbox'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import { ApplicationPanes } from './ApplicationPanes'
import * as styles from './applications.css'
import type { LoadedApplications } from './load-applications'
import { messages } from './messages'
import { pathOfPlace } from './place'

interface ApplicationsScreenProps {
  access?: 'admin' | undefined
}

/** The applications for one job, for all jobs of the user, or for a job as an admin sees it. */
export function ApplicationsScreen({ access }: ApplicationsScreenProps) {
  const loaded = useLoaderData<LoadedApplications | null>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Loading />} {...(access && { access })}>
      {(page) => <ApplicationPanes key={pathOfPlace(page.place)} {...page} />}
    </PrivatePage>
  )
}

function Loading() {
  const t = useMessages(messages)
  return (
    <div className={inboxStyles.page} data-wide-page="">
      <header className={styles.head}>
        <h1 className={inboxStyles.title}>{t(messages.applications)}</h1>
      </header>
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <LoadingRows />
    </div>
  )
}
