import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { LoadingDashboard } from '../parts/LoadingDashboard'
import * as styles from '../parts/parts.css'
import type { LoadedChoice, loadChoice } from './load-choice'
import { messages } from './messages'

/** `/dashboard/admin` without a target. */
export function ChooseScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadChoice>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingDashboard title={t(messages.title)} />}>
      {(choice) => <Choice {...choice} />}
    </PrivatePage>
  )
}

function Choice({ isAdmin }: LoadedChoice) {
  const t = useMessages(messages)
  const choices = [
    {
      href: accountPaths.dashboard,
      name: messages.dashboard,
      text: isAdmin ? messages.adminText : messages.dashboardText,
    },
    {
      href: accountPaths.dashboardListings('school'),
      name: messages.schools,
      text: messages.schoolsText,
    },
    {
      href: accountPaths.dashboardListings('store'),
      name: messages.stores,
      text: messages.storesText,
    },
  ]
  return (
    <div className={styles.page}>
      <div>
        <PageHead title={t(messages.title)} />
        <ul>
          {choices.map(({ href, name, text }) => (
            <li key={href} className={styles.task}>
              <div>
                <Link href={href}>{t(name)}</Link>
                <p className={styles.taskText}>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
