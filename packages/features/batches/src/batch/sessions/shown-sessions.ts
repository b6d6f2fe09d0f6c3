import { dayInIndia, todayInIndia } from '@edbazaar/feature-platform'
import type { BatchSession } from '../../batch-types'
import type { BatchPageState } from '../batch-url'

/** The number of sessions listed at first. */
const atFirst = 6

interface Shown extends Pick<BatchPageState, 'session' | 'showsAll'> {
  /** Milliseconds. */
  now: number
}

/** All sessions, or those from today on, from which a selected one is never missing. */
export function shownSessions(
  sessions: readonly BatchSession[],
  { now, session: selected, showsAll }: Shown,
): readonly BatchSession[] {
  const sorted = sessions.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
  if (showsAll) return sorted
  const today = todayInIndia(new Date(now))
  const next = sorted.findIndex(({ starts_at: start }) => dayInIndia(start) >= today)
  const from = next === -1 ? sorted.length : next
  const at = sorted.findIndex(({ id }) => id === selected)
  if (at !== -1 && (at < from || at >= from + atFirst)) {
    const start = Math.max(at - 1, 0)
    return sorted.slice(start, start + atFirst)
  }
  return sorted.slice(from, from + atFirst)
}
