import { type ApiClient, ApiError, answerOf } from '@edbazaar/api-client'
import type { QueuePlace } from '../../queue-switch/queue-places'
import type { CaseList, ModerationCase } from '../case-types'
import { queryOf, queueUrl } from './queue-url'

/** Why the open case is not shown: it does not exist, or its request failed. */
type CaseFailure = 'missing' | 'failed'

/** A queue as its address asks for it. A failed list or case leaves the other one in place. */
export interface LoadedQueue {
  place: QueuePlace
  /** When it was loaded, in milliseconds: what “waiting” refers to. */
  now: number
  /** Null if it did not load. */
  list: CaseList | null
  /** Null if none is open. */
  open: ModerationCase | CaseFailure | null
}

interface LoadDeps {
  api: ApiClient
  search: URLSearchParams
  signal: AbortSignal
}

const casesPerPage = 25

/** Loads the queue of a place, and the open case. */
export async function loadQueue(
  place: QueuePlace,
  { api, search, signal }: LoadDeps,
): Promise<LoadedQueue> {
  const state = queueUrl(place).read(search)
  const query = { ...queryOf(place, state), page: state.page, per_page: casesPerPage }
  const [list, open] = await Promise.all([
    answerOf(api.GET('/admin/moderation/cases', { params: { query }, signal })).catch(withoutList),
    state.case === null ? null : loadCase(api, state.case, signal),
  ])
  return { place, now: Date.now(), list, open }
}

/** A refused list fails the page; one that a retry may bring does not. */
function withoutList(cause: unknown): null {
  const isFinal = !(cause instanceof ApiError) || [400, 401, 403, 404].includes(cause.status)
  if (isFinal) throw cause
  return null
}

async function loadCase(
  api: ApiClient,
  id: number,
  signal: AbortSignal,
): Promise<ModerationCase | CaseFailure> {
  const params = { path: { id } }
  try {
    return await answerOf(api.GET('/admin/moderation/cases/{id}', { params, signal }))
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status === 401) throw cause
    return [400, 403, 404].includes(cause.status) ? 'missing' : 'failed'
  }
}
