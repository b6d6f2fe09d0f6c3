import type { SearchResult } from '@edbazaar/api-client'
import { AskEdBazaarButton } from '@edbazaar/feature-catalogue-ui/enquire'
import { useCountedClicks } from '@edbazaar/feature-list-kit'
import { importWithRetry, paths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Link } from '@edbazaar/ui/Link'
import { lazy, Suspense } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { messages } from '../messages'
import { SiteSearch } from '../SiteSearch'
import { countLabel } from './count-label'
import { KindTabs } from './KindTabs'
import { LazyResultSections } from './LazyResultSections'
import type { LoadedResults } from './load-results'
import { type ResultState, resultsUrl, searchAgainPath } from './result-state'
import * as styles from './results.css'
import { StartSearching } from './StartSearching'
import './understood.css'

const loadQuery = async () => ({ default: (await import('./UnderstoodQuery')).UnderstoodQuery })
const loadPlace = async () => ({ default: (await import('./SearchPlace')).SearchPlace })
/*
 * The server renders without waiting; a browser loads the code only if a search was understood, or has
 * a place.
 */
const UnderstoodQuery = import.meta.env.SSR
  ? (await loadQuery()).default
  : lazy(() => importWithRetry(loadQuery))
const SearchPlace = import.meta.env.SSR
  ? (await loadPlace()).default
  : lazy(() => importWithRetry(loadPlace))

const resultsId = 'results'

/** The results page: results by kind, with counts and a suggested spelling. */
export function ResultsScreen() {
  const t = useMessages(messages)

  const { state, result } = useLoaderData<LoadedResults>()
  const { query } = state
  const navigate = useNavigate()
  const reset = () => query !== '' && void navigate(paths.search)
  return (
    <>
      <header className={styles.top}>
        <h1 className={styles.title}>
          {query === '' ? t(messages.title) : t(messages.titleFor(query))}
        </h1>
        <p className={styles.count} role="status">
          {result ? foundLabel(result, t) : t(messages.prompt)}
        </p>
        <SiteSearch
          key={query}
          text={query}
          resultsPath={(typed) => searchAgainPath(state, typed)}
          onClear={reset}
          className={styles.box}
        />
        {result?.did_you_mean && <DidYouMean query={result.did_you_mean} state={state} />}
        {state.isWords && <UnderstandAgain state={state} />}
        {result?.near && (
          <Suspense>
            <SearchPlace
              near={result.near}
              queryEverywhere={
                result.understood?.meaning.parts.find(({ type }) => type === 'here')?.without
              }
              state={state}
            />
          </Suspense>
        )}
      </header>
      {result?.understood && (
        <Suspense>
          <UnderstoodQuery understood={result.understood} near={result.near} state={state} />
        </Suspense>
      )}
      {result ? <Results result={result} state={state} /> : <StartSearching />}
    </>
  )
}

function DidYouMean({ query, state }: { query: string; state: ResultState }) {
  const t = useMessages(messages)

  return (
    <p className={styles.didYouMean}>
      {t(messages.didYouMean)}{' '}
      <Link href={searchAgainPath(state, query)} variant="inText">
        {query}
      </Link>
      ?
    </p>
  )
}

/** The way back from a search for the words only. */
function UnderstandAgain({ state }: { state: ResultState }) {
  const t = useMessages(messages)

  return (
    <p className={styles.didYouMean}>
      <Link href={searchAgainPath(state, state.query)} variant="inText">
        {t(messages.understandAgain)}
      </Link>
    </p>
  )
}

function Results({ result, state: asked }: { result: SearchResult; state: ResultState }) {
  const state = result.understood ? { ...asked, kind: result.understood.meaning.list } : asked
  const { schools, products, jobs, stores } = result
  useCountedClicks(resultsId, state.query, (result.page - 1) * result.per_page)
  const isEmpty = schools.length + products.length + jobs.length + stores.length === 0
  if (isEmpty) return result.understood ? <AllSchools /> : <NoResults query={state.query} />
  const { kind } = state
  const shown = kind === 'all' ? null : result.counts[kind]
  return (
    <div id={resultsId}>
      {!result.understood && <KindTabs counts={result.counts} state={state} />}
      <LazyResultSections result={result} state={state} />
      {shown && result.totalPages > 1 && (
        <Pagination
          page={result.page}
          lastPage={result.totalPages}
          perPage={result.per_page}
          total={shown.value}
          isTotalExact={shown.is_exact}
          hrefOf={(page) => resultsUrl.pathOf({ ...state, page })}
        />
      )}
    </div>
  )
}

/** After a search that was understood but has no results. */
function AllSchools() {
  const t = useMessages(messages)

  return (
    <ButtonLink href={paths.schools} className={styles.section}>
      {t(messages.allSchools)}
    </ButtonLink>
  )
}

function NoResults({ query }: { query: string }) {
  const t = useMessages(messages)

  return (
    <EmptyState
      title={t(messages.nothingTitle(query))}
      actions={
        <>
          <ButtonLink href={paths.schools}>{t(messages.allSchools)}</ButtonLink>
          <AskEdBazaarButton />
        </>
      }
    >
      {t(messages.nothingText)}
    </EmptyState>
  )
}

function foundLabel({ counts }: SearchResult, t: Translate): string {
  const all = Object.values(counts)
  const value = all.reduce((total, count) => total + count.value, 0)
  const isExact = all.every(({ is_exact }) => is_exact)
  return isExact
    ? t(messages.found(value))
    : t(messages.foundAtLeast(countLabel({ value, is_exact: isExact })))
}
