import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { type DetailFailure, detailOf, withoutList } from '@edbazaar/feature-list-kit/page-parts'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import type { Enquiries, Enquiry } from './enquiry-types'
import { isFirstUse } from './first-use/is-first-use'
import { type DeskSetup, loadSetup } from './first-use/load-setup'
import { inboxUrl, queryOf } from './inbox-url'
import type { DeskPlace } from './place'
import type { Tasks } from './tasks/task-types'
import type { View } from './views/view-types'

/** An inbox in the state of its URL. A failed list or enquiry leaves the other one in place. */
export interface LoadedInbox {
  place: DeskPlace
  /** The time of loading, in milliseconds, to which “today” and “overdue” refer. */
  now: number
  /** Null if it did not load. */
  list: Enquiries | null
  /** Null if none is open. */
  enquiry: Enquiry | DetailFailure | null
  /** The tasks that the URL asks for, or else only their counts. Null if they did not load. */
  tasks: Tasks | null
  /** The user's saved views; none if they did not load. */
  views: readonly View[]
  /** Before the first enquiry of a single listing. */
  setup: DeskSetup | null
}

type Params = Readonly<Record<string, string | undefined>>

const perPage = 30
/** The board shows the first enquiries of every stage. */
const perBoard = 100

/** Creates the loader of an inbox; `placeIn` reads the path and returns null for an unknown one. */
export const inboxLoader = (placeIn: (params: Params) => DeskPlace | null) =>
  privateLoader(async ({ api, params, search, signal }): Promise<LoadedInbox> => {
    const place = placeIn(params)
    if (place === null) return loadNotFound()
    const state = inboxUrl(place).read(search)
    const isBoard = state.view === 'board'
    const shown = isBoard ? { ...state, state: null } : state
    const query = {
      ...queryOf(place, shown),
      page: isBoard || state.tasks !== null ? 1 : state.page,
      per_page: isBoard ? perBoard : perPage,
    }
    const ofDesk = { params: { query: place }, signal }
    const taskQuery = {
      ...place,
      show: state.tasks ?? ('mine' as const),
      page: state.tasks === null ? 1 : state.page,
      per_page: state.tasks === null ? 1 : perPage,
    }
    const [list, enquiry, tasks, views] = await Promise.all([
      answerOf(api.GET('/desk/enquiries', { params: { query }, signal })).catch(withoutList),
      state.enquiry === null ? null : loadEnquiry(api, state.enquiry, signal),
      answerOf(api.GET('/desk/tasks', { params: { query: taskQuery }, signal })).catch(() => null),
      answerOf(api.GET('/desk/views', ofDesk)).catch(() => ({ data: [] })),
    ])
    const isNew = list !== null && isFirstUse(list, state)
    const setup = isNew ? await loadSetup(api, place, list, signal) : null
    return { place, now: Date.now(), list, enquiry, tasks, views: views.data, setup }
  })

/** Loads an enquiry, which marks it as seen. */
const loadEnquiry = (api: ApiClient, id: string, signal: AbortSignal) =>
  detailOf(answerOf(api.GET('/desk/enquiries/{id}', { params: { path: { id } }, signal })))
