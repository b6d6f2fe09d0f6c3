import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { languageOf } from '@edbazaar/ui/formatting'
import { ChevronLeftIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { everyFamily, NewOwnerNotice } from '../contact/NewOwnerNotice'
import { LoadingPage } from '../page/LoadingPage'
import * as pageStyles from '../page/page.css'
import { Enquiries, SeatedChildren, WaitingFamilies } from './cards'
import * as styles from './families.css'
import { type Group, groups, type LoadedFamilies, type loadFamilies } from './load-families'
import { messages } from './messages'
import { RequestCard } from './RequestCard'

const groupNames = {
  interested: messages.interested,
  requested: messages.requested,
  trial: messages.trial,
  enrolled: messages.enrolled,
  waitlist: messages.waitlist,
} as const

/** `/dashboard/all-batch-enquiries/{id}/batches-enquiries`: the families of a batch side by side. */
export function FamiliesScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadFamilies>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingPage title={t(messages.title)} />}>
      {(families) => <Families {...families} />}
    </PrivatePage>
  )
}

function Families({ batch, families, group: chosen, now }: LoadedFamilies) {
  const t = useMessages(messages)
  const { interested, requests, trials, enrolled, waitlist, rights } = families
  const shown = groups.filter((each) => each !== 'requested' || requests.length > 0)
  const group = shown.includes(chosen) ? chosen : 'interested'
  const columns: Record<Group, { count: number; content: ReactNode }> = {
    interested: {
      count: interested.length,
      content: <Enquiries enquiries={interested} productId={batch.product.id} now={now} />,
    },
    requested: {
      count: requests.length,
      content: (
        <ul>
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} mayAnswer={rights.answer} now={now} />
          ))}
        </ul>
      ),
    },
    trial: { count: trials.length, content: <SeatedChildren bookings={trials} now={now} /> },
    enrolled: { count: enrolled.length, content: <SeatedChildren bookings={enrolled} now={now} /> },
    waitlist: {
      count: waitlist.length,
      content: <WaitingFamilies waitlist={waitlist} now={now} />,
    },
  }
  return (
    <div className={pageStyles.page}>
      <header className={styles.head}>
        <Link href={accountPaths.batch(batch.id)}>
          <ChevronLeftIcon size="small" />
          <span lang={languageOf(batch.name)}>{batch.name}</span>
        </Link>
        <h1 className={pageStyles.title}>{t(messages.title)}</h1>
        <p className={styles.product} lang={languageOf(batch.product.name)}>
          {batch.product.name}
        </p>
      </header>
      <NewOwnerNotice families={everyFamily(families)} />
      <TabLinks
        className={styles.tabs}
        label={t(messages.groups)}
        tabs={shown.map((each) => ({
          label: t(groupNames[each]),
          href: `${accountPaths.batchEnquiries(batch.id)}?group=${each}`,
          isCurrent: each === group,
          count: columns[each].count,
        }))}
      />
      <div className={styles.columns}>
        {shown.map((each) => (
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
