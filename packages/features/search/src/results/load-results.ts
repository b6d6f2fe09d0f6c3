import { answerOf, type SearchResult, type UnderstoodSearch } from '@edbazaar/api-client'
import { withSearchedQuery } from '@edbazaar/feature-list-kit'
import { type LoaderContext, pageLoader } from '@edbazaar/feature-platform'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { LazyResultSections } from './LazyResultSections'
import { type ResultState, resultsUrl } from './result-state'

export interface LoadedResults {
  state: ResultState
  /** Null without a query. */
  result: SearchResult | null
}

/** Loads the results for the URL's query. With `open=list`, opens the list that the query asks for. */
export function loadResults(args: LoaderFunctionArgs<LoaderContext>) {
  const search = new URL(args.request.url).searchParams
  return load(resultsUrl.read(search), search.get('open') === 'list')(args)
}

function load(state: ResultState, isListWanted: boolean) {
  return pageLoader(async ({ api, signal }): Promise<LoadedResults | Response> => {
    const { query, kind, page, place, radius, isWords: words } = state
    if (query === '') return { state, result: null }
    const params = { query: { query, kind, page, words, ...near(place, radius) } }
    const [result] = await Promise.all([
      answerOf(api.GET('/search', { params, signal })),
      LazyResultSections.load(),
    ])
    const list = isListWanted && result.understood ? fullyUnderstoodListOf(result.understood) : null
    return list === null ? { state, result } : redirect(withSearchedQuery(list, query))
  })
}

/** The path of the list, unless the results page has more to say about the query. */
function fullyUnderstoodListOf(understood: UnderstoodSearch): string | null {
  const { url, landing_url: landing, needs_place: needsPlace } = understood
  const { relaxed, alternatives, ignored } = understood
  const isFullyUnderstood =
    relaxed === null && alternatives.length === 0 && ignored.length === 0 && !needsPlace
  return isFullyUnderstood && url !== landing ? url : null
}

const near = (place: string, radius: number | null) =>
  place === '' ? {} : { place, ...(radius !== null && { radius }) }
