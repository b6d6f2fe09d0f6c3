import { addDays, dayInIndia, minutesInIndia } from '@edbazaar/feature-platform'
import type { BatchSession, Holiday, OwnSessions, WeekBatch } from '../batch-types'
import type { ShownBatches } from './batches-url'
import { arrange, foldWidth, type Place, type Span } from './lanes'

/** The look of a session. `left` is the former time of a moved session. */
type SessionLook = 'open' | 'full' | 'paused' | 'ended' | 'cancelled' | 'left'

/** A session on its day of the week. */
export interface CalendarEntry extends Span, Place {
  key: string
  session: BatchSession
  batch: WeekBatch
  look: SessionLook
  isLive: boolean
  /** Whether a week leaves it out, because too many are at the same time. */
  isFolded: boolean
}

/** Sessions at the same time, which share a strip beside those that are drawn. */
export interface FoldedSessions extends Span, Place {
  entries: readonly CalendarEntry[]
}

export interface CalendarDay {
  day: string
  /** In order of time. */
  entries: readonly CalendarEntry[]
  folds: readonly FoldedSessions[]
  /** Sessions that take place. */
  count: number
  holidays: readonly Holiday[]
}

export interface CalendarWeek {
  days: readonly CalendarDay[]
  /** The first and the last hour that are drawn. */
  fromHour: number
  toHour: number
  /** Sessions that take place. */
  count: number
  /** Attendance so far: children present, and children marked. */
  present: number
  marked: number
}

/** Whether families can join a batch: it is open with free seats, full, or paused or closed. */
export function stateOf({ state, seats_left: left }: WeekBatch): ShownBatches {
  if (state !== 'open') return 'paused'
  return left > 0 ? 'open' : 'full'
}

interface WeekOf {
  /** The Monday. */
  from: string
  /** Milliseconds. */
  now: number
  show: ShownBatches | null
}

const dayEnd = 1440

/** Arranges the sessions of a week by day. A session that moved also marks the place that it left. */
export function weekOf(loaded: OwnSessions, { from, now, show }: WeekOf): CalendarWeek {
  const batches = new Map(loaded.batches.map((batch) => [batch.id, batch]))
  const entries = loaded.data.flatMap((session) => {
    const batch = batches.get(session.batch_id)
    if (batch === undefined || (show !== null && stateOf(batch) !== show)) return []
    return [entryOf(session, batch, now), ...placeLeft(session, batch)]
  })
  const days = Array.from({ length: 7 }, (_, at) => {
    const day = addDays(from, at)
    return dayOf(
      day,
      entries.filter((entry) => entry.day === day),
      loaded.holidays.filter((holiday) => holiday.on === day),
    )
  })
  const shown = days.flatMap((day) => day.entries)
  const held = shown.filter(({ look }) => look !== 'left' && look !== 'cancelled')
  return {
    days,
    fromHour: Math.floor(Math.min(9 * 60, ...shown.map((entry) => entry.from)) / 60),
    toHour: Math.ceil(Math.max(18 * 60, ...shown.map((entry) => entry.to)) / 60),
    count: held.length,
    present: held.reduce((sum, { session }) => sum + session.present, 0),
    marked: held.reduce((sum, { session }) => sum + session.marked, 0),
  }
}

type DayEntry = Omit<CalendarEntry, keyof Place | 'isFolded'> & { day: string }

function entryOf(session: BatchSession, batch: WeekBatch, now: number): DayEntry {
  const [starts, ends] = [Date.parse(session.starts_at), Date.parse(session.ends_at)]
  return {
    ...spanOf(session.starts_at, session.ends_at),
    key: String(session.id),
    session,
    batch,
    look: lookOf(session, batch, ends <= now),
    isLive: session.state !== 'cancelled' && starts <= now && now < ends,
  }
}

function placeLeft(session: BatchSession, batch: WeekBatch): DayEntry[] {
  const { moved_from: left, starts_at: starts, ends_at: ends, state } = session
  if (left === null || left === starts || state === 'cancelled') return []
  const length = Date.parse(ends) - Date.parse(starts)
  const end = new Date(Date.parse(left) + length).toISOString()
  return [
    {
      ...spanOf(left, end),
      key: `${session.id} left`,
      session,
      batch,
      look: 'left',
      isLive: false,
    },
  ]
}

/** A session that ends at midnight or later is drawn to the end of its day. */
function spanOf(starts: string, ends: string): Span & { day: string } {
  const day = dayInIndia(starts)
  const to = dayInIndia(ends) === day ? minutesInIndia(ends) : dayEnd
  return { day, from: minutesInIndia(starts), to }
}

function lookOf(session: BatchSession, batch: WeekBatch, hasEnded: boolean): SessionLook {
  if (session.state === 'cancelled') return 'cancelled'
  if (hasEnded) return 'ended'
  return stateOf(batch)
}

function dayOf(
  day: string,
  entries: readonly DayEntry[],
  holidays: readonly Holiday[],
): CalendarDay {
  const sorted = entries.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const { places, folds } = arrange(sorted)
  const strip = { left: 1 - foldWidth, width: foldWidth }
  const shown = sorted.map((entry, at) => ({
    ...entry,
    ...(places[at] ?? strip),
    isFolded: places[at] === null,
  }))
  return {
    day,
    holidays,
    entries: shown,
    folds: folds.map(({ from, to, at }) => ({
      ...strip,
      from,
      to,
      entries: shown.filter((_, position) => at.includes(position)),
    })),
    count: sorted.filter(({ look }) => look !== 'left' && look !== 'cancelled').length,
  }
}
