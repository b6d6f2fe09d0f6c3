import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { type DetailFailure, detailOf, withoutList } from '@edbazaar/feature-list-kit/page-parts'
import { redirect } from 'react-router-dom'
import type { QueuePlace } from '../../queue-switch/queue-places'
import type { CaseList, ModerationCase } from '../case-types'
import { isUnspecific, oldestTab, queryOf, queueUrl } from './queue-url'

/** A queue in the state of its URL. A failed list or case leaves the other one in place. */
export interface LoadedQueue {
  place: QueuePlace
  /** The time of loading, in milliseconds, to which “waiting” refers. */
  now: number
  /** Null if it did not load. */
  list: CaseList | null
  /** Null if none is open. */
  open: ModerationCase | DetailFailure | null
}

interface LoadDeps {
  api: ApiClient
  search: URLSearchParams
  signal: AbortSignal
}

const casesPerPage = 25

/** Loads the queue of a place, and the open case. The queue alone leads to the tab with its oldest case. */
export async function loadQueue(
  place: QueuePlace,
  { api, search, signal }: LoadDeps,
): Promise<LoadedQueue> {
  const url = queueUrl(place)
  const state = url.read(search)
  const query = { ...queryOf(place, state), page: state.page, per_page: casesPerPage }
  const [list, open] = await Promise.all([
    answerOf(api.GET('/admin/moderation/cases', { params: { query }, signal })).catch(withoutList),
    state.case === null ? null : loadCase(api, state.case, signal),
  ])
  const tab = list === null ? undefined : oldestTab(place, list.tabs)
  if (isUnspecific(search) && tab !== undefined && tab !== state.tab)
    throw redirect(url.pathOf({ ...state, tab }))
  return { place, now: Date.now(), list, open }
}

const loadCase = (api: ApiClient, id: number, signal: AbortSignal) =>
  detailOf(answerOf(api.GET('/admin/moderation/cases/{id}', { params: { path: { id } }, signal })))
