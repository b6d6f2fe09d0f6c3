import {
  accountPaths,
  addDays,
  todayInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { formatDay, formatDayRange, languageOf } from '@edbazaar/ui/formatting'
import { ChevronLeftIcon, ChevronRightIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import { useMemo } from 'react'
import { mondayOf } from '../times/days'
import { type BatchesState, batchesUrl, shownBatches } from './batches-url'
import * as styles from './calendar.css'
import { DayStrip } from './DayStrip'
import { FeedButton } from './feed/FeedButton'
import { Legend } from './Legend'
import type { LoadedBatches, LoadedWeek } from './load-batches'
import { messages } from './messages'
import { WeekGrid } from './WeekGrid'
import { stateOf, weekOf } from './week'

interface WeekViewProps {
  state: BatchesState
  week: LoadedWeek
  page: LoadedBatches['page']
}

/** A week of sessions: seven columns, on a phone a list of days. */
export function WeekView({ state, week: loaded, page }: WeekViewProps) {
  const t = useMessages(messages)
  const { from, now, sessions } = loaded
  const week = useMemo(
    () => weekOf(sessions, { from, now, show: state.show }),
    [sessions, from, now, state.show],
  )
  const today = todayInIndia(new Date(now))
  const firstDay = firstDayShown(state.day, from, today)
  return (
    <>
      {page.total === 0 && sessions.data.length === 0 ? (
        <EmptyState
          title={t(messages.emptyTitle)}
          actions={
            <ButtonLink href={accountPaths.dashboardListings('store')} variant="act">
              {t(messages.services)}
            </ButtonLink>
          }
        >
          {t(messages.emptyText)}
        </EmptyState>
      ) : (
        <>
          <Shown state={state} week={loaded} today={today} />
          <ToAnswer week={loaded} />
          <WeekBar state={state} from={from} today={today} week={week} />
          <DayStrip state={state} week={week} firstDay={firstDay} />
          <WeekGrid week={week} now={now} today={today} firstDay={firstDay} />
          {week.days.every(({ entries }) => entries.length === 0) && (
            <EmptyWeek state={state} from={from} nextOn={page.data[0]?.next_on ?? null} />
          )}
          <Legend />
          <FeedButton stores={sessions.stores} />
        </>
      )}
    </>
  )
}

interface EmptyWeekProps {
  state: BatchesState
  from: string
  /** The day on which the first batch meets next. */
  nextOn: string | null
}

/** Says why no session is shown, and leads to the week of the next one. */
function EmptyWeek({ state, from, nextOn }: EmptyWeekProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const hasNext = state.show === null && nextOn !== null && mondayOf(nextOn) !== from
  return (
    <p className={styles.empty}>
      {t(state.show === null ? messages.emptyWeek : messages.emptyWeekShown)}{' '}
      {hasNext && (
        <Link href={batchesUrl.pathOf({ ...state, day: null, week: mondayOf(nextOn) })}>
          {t(messages.goTo(formatDay(nextOn, { locale, withYear: true })))}
        </Link>
      )}
    </p>
  )
}

/** A phone lists days from the selected one on: by default from today. */
function firstDayShown(selected: string | null, from: string, today: string): string {
  const isInWeek = (day: string) => from <= day && day <= addDays(from, 6)
  if (selected !== null && isInWeek(selected)) return selected
  return isInWeek(today) ? today : from
}

interface ShownProps {
  state: BatchesState
  week: LoadedWeek
  today: string
}

function Shown({ state, week: { from, sessions }, today }: ShownProps) {
  const t = useMessages(messages)
  const { batches } = sessions
  const all = from === mondayOf(today) ? messages.allThisWeek : messages.allInWeek
  return (
    <TabLinks
      label={t(messages.filter)}
      tabs={[null, ...shownBatches].map((show) => ({
        label: t(show === null ? all : messages.shown[show]),
        href: batchesUrl.pathOf({ ...state, show }),
        isCurrent: show === state.show,
        count:
          show === null ? batches.length : batches.filter((each) => stateOf(each) === show).length,
      }))}
    />
  )
}

/** The batches of the week with requests to answer. */
function ToAnswer({ week }: { week: LoadedWeek }) {
  const t = useMessages(messages)
  const waiting = week.sessions.batches.filter(({ requests }) => requests > 0)
  if (waiting.length === 0) return null
  return (
    <p className={styles.toAnswer}>
      {t(messages.toAnswer)}
      {waiting.map(({ id, name, requests }) => (
        <Link key={id} href={accountPaths.batch(id)} lang={languageOf(name)}>
          {t(messages.requestsOf(name, requests))}
        </Link>
      ))}
    </p>
  )
}

interface WeekBarProps {
  state: BatchesState
  from: string
  today: string
  week: ReturnType<typeof weekOf>
}

/** The week, with links to others, and its figures. */
function WeekBar({ state, from, today, week }: WeekBarProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const thisWeek = mondayOf(today)
  const pathTo = (monday: string) =>
    batchesUrl.pathOf({ ...state, day: null, week: monday === thisWeek ? null : monday })
  return (
    <div className={styles.bar}>
      <h2 className={styles.weekName}>
        {formatDayRange(from, addDays(from, 6), locale)} {addDays(from, 6).slice(0, 4)}
      </h2>
      <p className={styles.weekFigures}>
        {t(messages.sessions(week.count))}
        {week.marked > 0 && `. ${t(messages.attendance(week.present, week.marked))}`}
      </p>
      <div className={styles.weekLinks}>
        <ButtonLink
          data-keep-place=""
          data-square=""
          href={pathTo(addDays(from, -7))}
          aria-label={t(messages.previousWeek)}
        >
          <ChevronLeftIcon />
        </ButtonLink>
        <ButtonLink
          className={styles.todayLink}
          data-keep-place=""
          href={pathTo(thisWeek)}
          aria-current={from === thisWeek ? 'date' : undefined}
        >
          {t(messages.today)}
        </ButtonLink>
        <ButtonLink
          data-keep-place=""
          data-square=""
          href={pathTo(addDays(from, 7))}
          aria-label={t(messages.nextWeek)}
        >
          <ChevronRightIcon />
        </ButtonLink>
      </div>
    </div>
  )
}
