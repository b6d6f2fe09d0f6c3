import { type ApiClient, ApiError, answerOf } from '@edbazaar/api-client'
import { idIn, pageNumberIn, privateLoader } from '@edbazaar/feature-platform'

export const tabs = ['all', 'open', 'ended'] as const

/** The application that the URL names, begun for `job` if it is new; a refusal as text. */
async function openedIn(api: ApiClient, search: URLSearchParams, signal: AbortSignal) {
  const [job, id] = [idIn(search.get('job')), search.get('application')]
  if (job !== null) {
    const params = { path: { id: job } }
    try {
      return {
        application: await answerOf(api.POST('/jobs/{id}/applications', { params, signal })),
        refusal: null,
      }
    } catch (cause) {
      if (cause instanceof ApiError && (cause.status === 409 || cause.status === 404))
        return { application: null, refusal: cause.message }
      throw cause
    }
  }
  if (id === null) return { application: null, refusal: null }
  const params = { path: { id } }
  try {
    return {
      application: await answerOf(api.GET('/my-applications/{id}', { params, signal })),
      refusal: null,
    }
  } catch (cause) {
    if (cause instanceof ApiError && (cause.status === 404 || cause.status === 400))
      return { application: null, refusal: cause.message }
    throw cause
  }
}

/** Loads the application in the URL, or a page of the user's applications with the settings. */
export const loadMyApplications = privateLoader(async ({ api, search, signal }) => {
  const opened = await openedIn(api, search, signal)
  if (opened.application !== null) return { application: opened.application, list: null }
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'all'
  const query = { tab, page: pageNumberIn(search), per_page: 20 }
  const [page, settings] = await Promise.all([
    answerOf(api.GET('/my-applications', { params: { query }, signal })),
    answerOf(api.GET('/my-applications/settings', { signal })),
  ])
  return {
    application: null,
    list: { tab, page, settings, refusal: opened.refusal, loadedAt: Date.now() },
  }
})

type LoadedApplications = NonNullable<Awaited<ReturnType<typeof loadMyApplications>>>
export type LoadedList = NonNullable<LoadedApplications['list']>
