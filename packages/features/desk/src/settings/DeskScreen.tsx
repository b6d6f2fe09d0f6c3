import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import { HoursSection } from './HoursSection'
import type { LoadedDesk, loadDesk } from './load-desk'
import { messages } from './messages'
import * as styles from './settings.css'
import { TemplatesSection } from './TemplatesSection'
import { VisitsSection } from './VisitsSection'

/** `/dashboard/schools/{id}/desk` and the same for stores: hours, holidays, visit times and templates. */
export function DeskScreen() {
  const loaded = useLoaderData<typeof loadDesk>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingDesk />}>
      {(desk) => <Settings {...desk} />}
    </PrivatePage>
  )
}

function Settings(loaded: LoadedDesk) {
  const t = useMessages(messages)
  const { listing, desk } = loaded
  return (
    <div className={styles.page}>
      <PageHead
        title={t(messages.title)}
        standfirst={t(messages.standfirst(desk.name))}
        above={<Link href={accountPaths.enquiries(listing)}>{t(messages.enquiries)}</Link>}
      >
        <div className={styles.headLinks}>
          <ButtonLink href={accountPaths.members(listing)}>{t(messages.members)}</ButtonLink>
        </div>
      </PageHead>
      {!desk.my_rights.change_desk && <Notice>{t(messages.readOnly)}</Notice>}
      <HoursSection {...loaded} />
      <VisitsSection {...loaded} />
      <TemplatesSection {...loaded} />
    </div>
  )
}

function LoadingDesk() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} />
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
