import { answerOf, type SchoolComparison } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-platform'
import { data } from 'react-router-dom'
import { type RequestedComparison, readComparison } from '../compare-url'

export interface LoadedComparison {
  requested: RequestedComparison
  comparison: SchoolComparison
}

const emptyComparison: SchoolComparison = { schools: [], unknown: [], place: null }

/** Loads the schools that the URL names. Responds with 404 if none of them is listed. */
export const loadComparison = pageLoader(async ({ api, search, signal }) => {
  const requested = readComparison(search)
  const loaded: LoadedComparison = { requested, comparison: emptyComparison }
  const { slugs, place } = requested
  if (slugs.length === 0) return loaded
  const query = { slugs: [...slugs], ...(place === null ? {} : { place }) }
  const comparison = await answerOf(api.GET('/schools/compare', { params: { query }, signal }))
  const status = comparison.schools.length === 0 ? 404 : 200
  return data<LoadedComparison>({ requested, comparison }, { status })
})
