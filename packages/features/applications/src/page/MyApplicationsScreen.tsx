import { applicationPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { useLoaderData } from 'react-router-dom'
import { messages } from '../mine/messages'
import * as styles from '../mine/mine.css'
import { Settings } from '../mine/Settings'
import { ApplicationItem } from './ApplicationItem'
import { ApplicationScreen } from './ApplicationScreen'
import { type LoadedList, type loadMyApplications, tabs } from './load-my-applications'

/** `/my-job-applications`: the user's applications, or the one in the URL. */
export function MyApplicationsScreen() {
  const loaded = useLoaderData<typeof loadMyApplications>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Loading />}>
      {({ application, list }) =>
        application === null ? (
          <ApplicationList {...list} />
        ) : (
          <ApplicationScreen key={application.row.id} loaded={application} />
        )
      }
    </PrivatePage>
  )
}

function ApplicationList({ tab, page, settings, refusal }: LoadedList) {
  const t = useMessages(messages)
  const hrefOf = (change: { tab: LoadedList['tab']; page?: number }) =>
    `${applicationPaths.mine}?tab=${change.tab}${change.page ? `&page=${change.page}` : ''}`
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.lead)} />
      {refusal !== null && (
        <Notice tone="bad" title={t(messages.refused)}>
          <p>{refusal}</p>
        </Notice>
      )}
      <TabLinks
        label={t(messages.title)}
        tabs={tabs.map((each) => ({
          label: t(messages.tabs[each]),
          href: hrefOf({ tab: each }),
          isCurrent: each === tab,
          count: page.counts[each],
        }))}
      />
      {page.data.length === 0 ? (
        <EmptyState
          title={t(page.counts.all === 0 ? messages.none : messages.noneHere)}
          actions={
            <ButtonLink href={paths.jobs} variant="main">
              {t(messages.findJobs)}
            </ButtonLink>
          }
        >
          {t(messages.noneText)}
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {page.data.map((row) => (
            <ApplicationItem key={row.id} row={row} />
          ))}
        </ol>
      )}
      {page.totalPages > 1 && (
        <Pagination
          label={t(messages.title)}
          page={page.page}
          lastPage={page.totalPages}
          perPage={page.per_page}
          total={page.total}
          hrefOf={(number) => hrefOf({ tab, page: number })}
        />
      )}
      <Settings settings={settings} />
    </div>
  )
}

function Loading() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.lead)} />
      <div role="status" aria-label={t(messages.loading)} className={styles.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} width={row % 2 === 0 ? 'half' : 'most'} />
        ))}
      </div>
    </div>
  )
}
