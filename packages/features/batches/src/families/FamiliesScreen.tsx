import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { languageOf } from '@edbazaar/ui/formatting'
import { ChevronLeftIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { everyFamily, NewOwnerNotice } from '../contact/NewOwnerNotice'
import { Enquiries, SeatedChildren, WaitingFamilies } from './cards'
import * as styles from './families.css'
import { type Group, groups, type LoadedFamilies, type loadFamilies } from './load-families'
import { messages } from './messages'

const groupNames = {
  interested: messages.interested,
  trial: messages.trial,
  enrolled: messages.enrolled,
  waitlist: messages.waitlist,
} as const

/** `/dashboard/all-batch-enquiries/{id}/batches-enquiries`: the families of a batch side by side. */
export function FamiliesScreen() {
  const loaded = useLoaderData<typeof loadFamilies>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingFamilies />}>
      {(families) => <Families {...families} />}
    </PrivatePage>
  )
}

function Families({ batch, families, group, now }: LoadedFamilies) {
  const t = useMessages(messages)
  const { interested, requests, trials, enrolled, waitlist } = families
  const isTrial = ({ kind }: { kind: string }) => kind !== 'term'
  const trial = [...requests.filter(isTrial), ...trials]
  const seated = [...requests.filter((request) => !isTrial(request)), ...enrolled]
  const columns: Record<Group, { count: number; content: ReactNode }> = {
    interested: {
      count: interested.length,
      content: <Enquiries enquiries={interested} productId={batch.product.id} now={now} />,
    },
    trial: { count: trial.length, content: <SeatedChildren bookings={trial} /> },
    enrolled: { count: seated.length, content: <SeatedChildren bookings={seated} /> },
    waitlist: {
      count: waitlist.length,
      content: <WaitingFamilies waitlist={waitlist} now={now} />,
    },
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href={accountPaths.batch(batch.id)}>
          <ChevronLeftIcon size="small" />
          <span lang={languageOf(batch.name)}>{batch.name}</span>
        </Link>
        <h1 className={styles.title}>{t(messages.title)}</h1>
        <p className={styles.product} lang={languageOf(batch.product.name)}>
          {batch.product.name}
        </p>
      </header>
      <NewOwnerNotice families={everyFamily(families)} />
      <TabLinks
        className={styles.tabs}
        label={t(messages.groups)}
        tabs={groups.map((each) => ({
          label: t(groupNames[each]),
          href: `${accountPaths.batchEnquiries(batch.id)}?group=${each}`,
          isCurrent: each === group,
          count: columns[each].count,
        }))}
      />
      <div className={styles.columns}>
        {groups.map((each) => (
          <section
            key={each}
            className={styles.column}
            data-current={each === group || undefined}
            aria-labelledby={`group-${each}`}
          >
            <h2 id={`group-${each}`} className={styles.columnHead}>
              {t(groupNames[each])} <span>{columns[each].count}</span>
            </h2>
            {columns[each].count === 0 ? (
              <p className={styles.small}>{t(messages.none)}</p>
            ) : (
              columns[each].content
            )}
          </section>
        ))}
      </div>
    </div>
  )
}

function LoadingFamilies() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(messages.title)}</h1>
      </header>
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
    </div>
  )
}
