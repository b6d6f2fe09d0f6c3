import { answerOf } from '@edbazaar/api-client'
import {
  addDays,
  idIn,
  loadNotFound,
  privateLoader,
  todayInIndia,
} from '@edbazaar/feature-platform'
import { batchStateIn } from './batch-url'

/** The API lists the sessions of at most this many days. */
const maxDays = 800
/** The past days for which a batch without an end is listed. */
const pastDays = 180

/** Loads a batch, its families, its sessions and the holidays of its store. */
export const loadBatch = privateLoader(async ({ api, params, search, signal }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const state = batchStateIn(search)
  const now = Date.now()
  if (state.attendance !== null) {
    const path = { id: state.attendance }
    const roster = await answerOf(
      api.GET('/stores/sessions/{id}/roster', { params: { path }, signal }),
    )
    return { roster, batch: null, now }
  }
  const path = { id }
  const [batch, families] = await Promise.all([
    answerOf(api.GET('/stores/batches/{id}/desk', { params: { path }, signal })),
    answerOf(api.GET('/stores/batches/{id}/families', { params: { path }, signal })),
  ])
  const { data: sessions, holidays } = await answerOf(
    api.GET('/stores/batches/{id}/sessions', {
      params: { path, query: daysOf(batch, todayInIndia(new Date(now))) },
      signal,
    }),
  )
  return { roster: null, batch: { batch, families, sessions, holidays, now, state }, now }
})

/** All days of the batch, or those near today if they are too many. */
function daysOf(
  { starts_on: start, ends_on: end }: { starts_on: string; ends_on: string | null },
  today: string,
): { from: string; to: string } {
  const earliest = addDays(today, -pastDays)
  const from = start > earliest || (end !== null && end < today) ? start : earliest
  // A session may be moved beyond the last day of the batch.
  const last = addDays(from, maxDays - 1)
  const to = end === null || end < today ? last : addDays(end, 60)
  return { from, to: earlierOf(to, last) }
}

const earlierOf = (day: string, other: string) => (day < other ? day : other)

/** The part of the page that the URL shows: a batch, or the attendance of one of its sessions. */
export type LoadedPage = NonNullable<Awaited<ReturnType<typeof loadBatch>>>

/** The data of the page of a batch. */
export type LoadedBatch = NonNullable<LoadedPage['batch']>
