import { answerOf, type SearchResult } from '@edbazaar/api-client'
import { type LoaderContext, pageLoader } from '@edbazaar/feature-platform'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { LazyResultSections } from './LazyResultSections'
import { type ResultState, resultsUrl } from './result-state'

export interface LoadedResults {
  state: ResultState
  /** Null without a query. */
  result: SearchResult | null
}

/** Loads the results for the URL's query. */
export function loadResults(args: LoaderFunctionArgs<LoaderContext>): Promise<LoadedResults> {
  const state = resultsUrl.read(new URL(args.request.url).searchParams)
  return load(state)(args)
}

function load(state: ResultState) {
  return pageLoader(async ({ api, signal }): Promise<LoadedResults> => {
    const { query, kind, page, place, radius, isWords: words } = state
    if (query === '') return { state, result: null }
    const params = { query: { query, kind, page, words, ...near(place, radius) } }
    const [result] = await Promise.all([
      answerOf(api.GET('/search', { params, signal })),
      LazyResultSections.load(),
    ])
    return { state, result }
  })
}

const near = (place: string, radius: number | null) =>
  place === '' ? {} : { place, ...(radius !== null && { radius }) }
