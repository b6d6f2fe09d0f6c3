import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, pageNumberIn, privateLoader } from '@edbazaar/feature-platform'
import { isMetricName } from './metric-names'
import { daysOf, metricsUrl } from './period'

/** Loads the metrics of the period in the URL. */
export const loadMetrics = privateLoader(async ({ api, search, signal }) => {
  const state = metricsUrl.read(search)
  const query = { ...daysOf(state, Date.now()), compare: state.compare }
  return {
    state,
    metrics: await answerOf(api.GET('/admin/metrics', { params: { query }, signal })),
  }
})

export type LoadedMetrics = NonNullable<Awaited<ReturnType<typeof loadMetrics>>>

const dayIn = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined

/** Loads the records behind the figure in the URL. */
export const loadMetricRows = privateLoader(async ({ api, params, search, signal }) => {
  const { name } = params
  if (!isMetricName(name)) return loadNotFound()
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))]
  const part = search.get('part')
  const query = {
    page: pageNumberIn(search),
    per_page: 50,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(part !== null && { part }),
  }
  const path = '/admin/metrics/{name}'
  return {
    part,
    rows: await answerOf(api.GET(path, { params: { path: { name }, query }, signal })),
  }
})

export type LoadedRows = NonNullable<Awaited<ReturnType<typeof loadMetricRows>>>
