import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { completenessMessages } from '@edbazaar/feature-editing'
import {
  accountPaths,
  dayMs,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Meter } from '@edbazaar/ui/Meter'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { DashboardListing } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'

interface HealthListProps {
  listings: readonly DashboardListing[]
  /** Milliseconds. */
  now: number
}

/** The completeness and age of each listing, with the next field to add. */
export function HealthList({ listings, now }: HealthListProps) {
  const t = useMessages(messages)
  return (
    <section className={styles.part} aria-labelledby="health">
      <SectionHead title={t(messages.health)} titleId="health" isFlush />
      <ul>
        {listings.map((listing) => (
          <Health key={`${listing.kind}${listing.id}`} listing={listing} now={now} />
        ))}
      </ul>
    </section>
  )
}

const yearMs = 365 * dayMs
const maxMissing = 2

function Health({ listing, now }: { listing: DashboardListing; now: number }) {
  const t = useMessages(messages)
  const todo = useMessages(completenessMessages)
  const { name, completeness, confirmed_on: confirmedOn, image } = listing
  const { percent, missing } = completeness
  const parts = missing.slice(0, maxMissing)
  const words =
    missing.length === 0
      ? t(messages.allThere)
      : `${t(messages.percent(percent))} ${parts.map((part) => `${todo(completenessMessages.parts[part].todo)}.`).join(' ')}`
  return (
    <li className={styles.healthRow}>
      <ResponsiveImage
        {...imageSource(image)}
        alt=""
        shape="square"
        sizes="48px"
        className={styles.healthImage}
      />
      <div>
        <p className={styles.healthName} lang={languageOf(name)}>
          <Link
            variant="plain"
            href={accountPaths.dashboardListing(listing)}
            className={styles.link}
          >
            {name}
          </Link>{' '}
          {!listing.is_public && (
            <Badge>{t(listing.is_active ? messages.notPublic : messages.hidden)}</Badge>
          )}
        </p>
        <Meter
          className={styles.healthMeter}
          label={t(messages.percent(percent))}
          isLabelShown={false}
          percent={percent}
        />
        <p className={styles.healthText}>{words}</p>
        {confirmedOn !== null && <UpdatedOn day={confirmedOn} now={now} />}
      </div>
    </li>
  )
}

function UpdatedOn({ day, now }: { day: string; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const withYear = day.slice(0, 4) !== todayInIndia(new Date(now)).slice(0, 4)
  const isOld = now - Date.parse(day) > yearMs
  return (
    <p className={styles.stepText}>
      {t(messages.confirmedOn(formatDay(day, { withYear, locale })))}
      {isOld && (
        <>
          : <span className={styles.old}>{t(messages.overAYear)}</span>
        </>
      )}
    </p>
  )
}
