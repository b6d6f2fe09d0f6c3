import { paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { NewOwners } from '../parts/NewOwners'
import * as styles from '../parts/parts.css'
import { BookingItem } from './BookingItem'
import { Calendars } from './Calendars'
import type { LoadedMine, loadMine } from './load-mine'
import { messages } from './messages'
import { WaitlistItem } from './WaitlistItem'

/** `/my-bookings`: the user's bookings, waitlists and calendar addresses. */
export function MyBookingsScreen() {
  const loaded = useLoaderData<typeof loadMine>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Loading />}>
      {(mine) => <Mine {...mine} />}
    </PrivatePage>
  )
}

function Mine({ upcoming, past, offered, waiting, calendars, now }: LoadedMine) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.lead)} />
      <NewOwners of={[...upcoming, ...past, ...offered, ...waiting]} />
      <Waitlists title={t(messages.offers)} entries={offered} now={now} />
      {upcoming.length > 0 ? (
        <section>
          <SectionHead title={t(messages.upcoming)} isFlush />
          <ul>
            {upcoming.map((booking) => (
              <BookingItem key={booking.id} booking={booking} now={now} />
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState
          title={t(past.length === 0 ? messages.none : messages.noneUpcoming)}
          actions={
            <ButtonLink href={paths.beyondSchool} variant="main">
              {t(messages.find)}
            </ButtonLink>
          }
        >
          {t(messages.noneText)}
        </EmptyState>
      )}
      <Waitlists title={t(messages.waitlists)} entries={waiting} now={now} />
      {past.length > 0 && (
        <section>
          <SectionHead title={t(messages.past)} isFlush />
          <ul>
            {past.map((booking) => (
              <BookingItem key={booking.id} booking={booking} now={now} />
            ))}
          </ul>
        </section>
      )}
      <Calendars calendars={calendars} now={now} />
    </div>
  )
}

interface WaitlistsProps extends Pick<LoadedMine, 'now'> {
  title: string
  entries: LoadedMine['waiting']
}

function Waitlists({ title, entries, now }: WaitlistsProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <SectionHead title={title} isFlush />
      <ul>
        {entries.map((entry) => (
          <WaitlistItem key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Loading() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} standfirst={t(messages.lead)} />
      <div role="status" aria-label={t(messages.loading)} className={styles.section}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </div>
    </div>
  )
}
