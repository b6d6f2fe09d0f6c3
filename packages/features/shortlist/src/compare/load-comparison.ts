import { answerOf, type SchoolComparison } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-shell'
import { data } from 'react-router-dom'
import { type AskedComparison, readComparison } from '../compare-address'

export interface LoadedComparison {
  asked: AskedComparison
  comparison: SchoolComparison
}

const nothing: SchoolComparison = { schools: [], unknown: [], place: null }

/** Loads the schools that the address names. Where none of them is there the page says so, with 404. */
export const loadComparison = pageLoader(async ({ api, search, signal }) => {
  const asked = readComparison(search)
  const loaded: LoadedComparison = { asked, comparison: nothing }
  const { slugs, place } = asked
  if (slugs.length === 0) return loaded
  const query = { slugs: [...slugs], ...(place === null ? {} : { place }) }
  const comparison = await answerOf(api.GET('/schools/compare', { params: { query }, signal }))
  const status = comparison.schools.length === 0 ? 404 : 200
  return data<LoadedComparison>({ asked, comparison }, { status })
})
