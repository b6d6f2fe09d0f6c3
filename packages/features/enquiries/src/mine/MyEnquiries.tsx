import type { MyEnquirySummary } from '@edbazaar/api-client'
import { AskEdBazaarButton } from '@edbazaar/feature-catalogue-ui/enquire'
import { pageNumberIn, paths, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EnquiryDetail } from '../detail/EnquiryDetail'
import { EnquiryRow } from './EnquiryRow'
import { messages } from './messages'
import * as styles from './mine.css'
import { type EnquiryFilter, enquiryFilters, useMyEnquiries } from './use-my-enquiries'

interface MyEnquiriesProps {
  userId: number
}

/** The user's enquiries. The URL holds the filter, the page and the enquiry that is open at first. */
export function MyEnquiries({ userId }: MyEnquiriesProps) {
  const t = useMessages(messages)
  const [search] = useSearchParams()
  const filter = enquiryFilters.find((each) => each === search.get('filter')) ?? 'all'
  const { loaded, hasFailed, reload } = useMyEnquiries(filter, pageNumberIn(search))
  const hrefOf = (change: { filter: EnquiryFilter; page?: number }) =>
    `${paths.myEnquiries(userId)}&filter=${change.filter}${change.page ? `&page=${change.page}` : ''}`
  return (
    <section className={styles.page} aria-labelledby="my-enquiries">
      <header>
        <h2 id="my-enquiries" className={styles.title}>
          {t(messages.title)}
        </h2>
        <p className={styles.lead}>{t(messages.lead)}</p>
      </header>
      <TabLinks
        label={t(messages.filters)}
        tabs={enquiryFilters.map((each) => ({
          label: t(messages.names[each]),
          href: hrefOf({ filter: each }),
          isCurrent: each === filter,
          count: loaded?.list.counts[each],
        }))}
      />
      {hasFailed && (
        <ErrorState
          title={t(messages.failed)}
          actions={
            <Button variant="main" onClick={reload}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
      {loaded === null && !hasFailed && <LoadingRows />}
      {loaded !== null && loaded.list.data.length === 0 && (
        <NoEnquiries filter={filter} total={loaded.list.counts.all} />
      )}
      {loaded !== null && loaded.list.data.length > 0 && (
        <>
          <Rows
            enquiries={loaded.list.data}
            now={loaded.loadedAt}
            opened={search.get('enquiry')}
            onChange={reload}
          />
          {loaded.list.totalPages > 1 && (
            <Pagination
              label={t(messages.pages)}
              page={loaded.list.page}
              lastPage={loaded.list.totalPages}
              perPage={loaded.list.per_page}
              total={loaded.list.total}
              hrefOf={(page) => hrefOf({ filter, page })}
            />
          )}
        </>
      )}
    </section>
  )
}

interface RowsProps {
  enquiries: readonly MyEnquirySummary[]
  now: number
  /** The id of the enquiry that is open at first. */
  opened: string | null
  onChange: () => void
}

function Rows({ enquiries, now, opened, onChange }: RowsProps) {
  const t = useMessages(messages)
  const [open, setOpen] = useState(opened)
  return (
    <div>
      <div className={styles.headings} aria-hidden="true">
        {[
          messages.listing,
          messages.forWhom,
          messages.state,
          messages.lastActivity,
          messages.contact,
        ].map((heading) => (
          <span key={heading.id}>{t(heading)}</span>
        ))}
      </div>
      <ul>
        {enquiries.map((enquiry) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            now={now}
            isOpen={open === enquiry.id}
            onToggle={() => setOpen(open === enquiry.id ? null : enquiry.id)}
          >
            <EnquiryDetail access={{ id: enquiry.id }} onChange={onChange} />
          </EnquiryRow>
        ))}
      </ul>
    </div>
  )
}

function NoEnquiries({ filter, total }: { filter: EnquiryFilter; total: number }) {
  const t = useMessages(messages)
  if (total > 0) return <EmptyState title={t(messages.noneHere[filter])} />
  return (
    <EmptyState
      title={t(messages.none)}
      actions={
        <>
          <ButtonLink href={paths.schools} variant="main">
            {t(messages.findSchools)}
          </ButtonLink>
          <AskEdBazaarButton />
        </>
      }
    >
      {t(messages.noneText)}
    </EmptyState>
  )
}

function LoadingRows() {
  const t = useMessages(messages)
  return (
    <div role="status" aria-label={t(messages.loading)} className={styles.page}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} width={row % 2 === 0 ? 'half' : 'most'} />
      ))}
    </div>
  )
}
