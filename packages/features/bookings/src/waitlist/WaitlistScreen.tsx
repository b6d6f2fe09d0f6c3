import { answerOf, type MyWaitlist } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { bookingPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { messages as partMessages } from '../parts/messages'
import { NewOwners } from '../parts/NewOwners'
import * as partStyles from '../parts/parts.css'
import { RuleList } from '../parts/RuleList'
import { LeaveWaitlist } from './LeaveWaitlist'
import type { LoadedWaitlist, loadWaitlist } from './load-waitlist'
import { messages } from './messages'
import { OfferCard } from './OfferCard'
import { WaitlistOrder } from './WaitlistOrder'
import * as styles from './waitlist.css'

/** `/my-waitlists/{id}`: the place in line, the offer, and the rule. */
export function WaitlistScreen() {
  const loaded = useLoaderData<typeof loadWaitlist>()
  return (
    <PrivatePage loaded={loaded} skeleton={<Loading />}>
      {(waitlist) => <Waitlist {...waitlist} />}
    </PrivatePage>
  )
}

function Waitlist({ entry, now }: LoadedWaitlist) {
  const t = useMessages(messages, partMessages)
  const { state } = entry
  return (
    <div className={partStyles.page}>
      <PageHead
        look="name"
        title={entry.product.name}
        above={
          <Link href={bookingPaths.mine} variant="inText">
            {t(messages.back)}
          </Link>
        }
      >
        <p className={partStyles.text}>
          {t(messages.waitlistOf(entry.batch.name, entry.store.name))}
        </p>
      </PageHead>
      <NewOwners of={[entry]} />
      {entry.offer !== null && <OfferCard entry={entry} offer={entry.offer} now={now} />}
      {state === 'waiting' || state === 'offered' ? (
        <div className={partStyles.cardFirst}>
          <Place entry={entry} />
          <div className={partStyles.column}>
            <WaitlistOrder line={entry.line} />
            <section className={partStyles.section}>
              <SectionHead title={t(partMessages.ruleTitle)} />
              <RuleList hours={entry.offer_hours} />
            </section>
          </div>
        </div>
      ) : (
        <Notice title={t(messages.ended[state])}>
          {entry.reason !== null && <p>{t(messages.reason(entry.reason))}</p>}
          <p className={partStyles.noticeButtons}>
            <ButtonLink href={bookingPaths.mine}>{t(messages.seeBookings)}</ButtonLink>
          </p>
        </Notice>
      )}
    </div>
  )
}

function Place({ entry }: { entry: MyWaitlist }) {
  const t = useMessages(messages)
  const { id, place, line, children, moved_ahead: movedAhead } = entry
  return (
    <aside aria-labelledby="place-title" className={partStyles.card}>
      <h2 id="place-title" className={styles.place}>
        {place === null ? t(messages.title) : t(messages.place(place))}
      </h2>
      <p>{children.join(', ')}</p>
      <p className={partStyles.quiet}>
        {t(messages.ahead(line.length))} {t(messages.movedAhead(movedAhead))}
      </p>
      {children.length > 1 && <AnyOf entry={entry} />}
      <div className={partStyles.buttons}>
        <LeaveWaitlist id={id} />
      </div>
    </aside>
  )
}

/** Whether fewer seats are enough. */
function AnyOf({ entry: { id, any_of: anyOf } }: { entry: MyWaitlist }) {
  const t = useMessages(messages)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  return (
    <Checkbox
      label={t(messages.anyOf)}
      checked={anyOf}
      disabled={isBusy}
      onChange={({ currentTarget }) => {
        const body = { any_of: currentTarget.checked }
        const params = { path: { id } }
        void run((api) => answerOf(api.PUT('/my-waitlists/{id}', { params, body })), {
          onSuccess: () => revalidate(),
        })
      }}
    />
  )
}

function Loading() {
  const t = useMessages(messages)
  return (
    <div className={partStyles.page}>
      <PageHead look="name" title={t(messages.title)} />
      <div role="status" aria-label={t(messages.loading)} className={partStyles.section}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </div>
    </div>
  )
}
