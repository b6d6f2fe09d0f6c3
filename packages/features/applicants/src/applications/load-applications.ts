import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { type DetailFailure, detailOf, withoutList } from '@edbazaar/feature-list-kit/page-parts'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import type { Application, Applications, Board, Post } from './application-types'
import { applicationsUrl, queryOf } from './applications-url'
import type { Place } from './place'

/** The page in the state of its URL. A failed list or application leaves the other one in place. */
export interface LoadedApplications {
  place: Place
  /** The time of loading, in milliseconds. */
  now: number
  list: Applications | null
  /** Null for the list, and if it did not load. */
  board: Board | null
  /** Null if none is open. */
  application: Application | DetailFailure | null
  /** The job post; null for all jobs, and if it did not load. */
  post: Post | null
}

type Params = Readonly<Record<string, string | undefined>>

const perPage = 50

/** Creates the loader; `placeIn` reads the path and returns null for an unknown one. */
export const applicationsLoader = (placeIn: (params: Params) => Place | null) =>
  privateLoader(async ({ api, params, search, signal }): Promise<LoadedApplications> => {
    const place = placeIn(params)
    if (place === null) return loadNotFound()
    const state = applicationsUrl(place).read(search)
    const { page, sort, q } = state
    const query = { ...queryOf(place, state), sort, page, per_page: perPage }
    const ofBoard = {
      ...(place.kind !== 'all' && { job_id: place.id }),
      ...(q !== '' && { q }),
    }
    const [list, board, application, post] = await Promise.all([
      answerOf(api.GET('/job-applications', { params: { query }, signal })).catch(withoutList),
      state.view === 'board'
        ? answerOf(
            api.GET('/job-applications/board', { params: { query: ofBoard }, signal }),
          ).catch(withoutList)
        : null,
      state.application === null ? null : loadApplication(api, state.application, signal),
      place.kind === 'all'
        ? null
        : answerOf(api.GET('/job-posts/{id}', { params: { path: { id: place.id } }, signal })).then(
            ({ post }) => post,
            () => null,
          ),
    ])
    return { place, now: Date.now(), list, board, application, post }
  })

/** Loads an application, which marks it as seen. */
const loadApplication = (api: ApiClient, id: string, signal: AbortSignal) =>
  detailOf(answerOf(api.GET('/job-applications/{id}', { params: { path: { id } }, signal })))
