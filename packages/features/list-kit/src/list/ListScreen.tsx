import { type FilterSection, importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Pagination } from '@edbazaar/feature-platform/pagination'
import { lazy, type ReactNode, Suspense } from 'react'
import { LazyApproximateNote } from './approximate/LazyApproximateNote'
import { useAvailableFilters } from './filters/available-filters'
import type { FiltersProps } from './filters/FiltersForm'
import { filtersId, useFilterSheet } from './filters/use-filter-sheet'
import { ListHead } from './ListHead'
import { ListTools } from './ListTools'
import * as styles from './list.css'
import {
  type ListDefinition,
  type ListResult,
  type ListStateBase,
  listedTotal,
} from './list-definition'
import { messages } from './messages'
import { isApproximateLocation, withoutPlace } from './place/location'
import { FailedList } from './results/FailedList'
import { LazyEmptyList } from './results/LazyEmptyList'
import { ResultCount } from './results/ResultCount'
import { resultsId, usePageFocus } from './results/use-page-focus'
import type { useList } from './use-list'

/** Loads when it is first opened. */
const FilterSheet = lazy(() => importWithRetry(() => import('./filters/FilterSheet')))

/** Id of the filter form, for fields outside it. */
const formId = 'list-form'

interface ListScreenProps<State extends ListStateBase, Result extends ListResult> {
  definition: ListDefinition<State, Result>
  /** The result of `useList`. */
  shown: ReturnType<typeof useList<State, Result>>
  /** Whether the radius is also one of the filters, which then submits it without scripts. @default false */
  isRadiusFilter?: boolean
  /** The section whose filters are stored and offered again; none if the list has several sections. */
  section?: FilterSection | undefined
  /** Above the title. */
  crumbs?: ReactNode
  /** Between the title and the toolbar. */
  tabs?: ReactNode
  /** The filters, in a `FiltersForm` with this id. */
  filters: (shared: FiltersProps<State, Result>, formId: string | undefined) => ReactNode
  /** The rows of a non-empty list. */
  rows: (list: Result) => ReactNode
  /** More tools, after the sort order. */
  tools?: ReactNode
  /** Beside the rows, on a phone above them. */
  aside?: ReactNode
  /** Placeholder rows while the list loads slowly. */
  skeletonRows: (rows: number) => ReactNode
}

/** A list screen. The URL holds its whole state, and every part works without scripts. */
export function ListScreen<State extends ListStateBase, Result extends ListResult>(
  props: ListScreenProps<State, Result>,
) {
  const { definition, shown, isRadiusFilter = false, section, crumbs, tabs, tools, aside } = props
  const { filters: filtersOf } = props
  const { loaded, state, isLoading, changedPath, go, goTo } = shown
  const sheet = useFilterSheet(goTo)
  const filters = useAvailableFilters(loaded)
  const shared = { filters, state, onChange: go }
  // The parts of the list write messages of its definition.
  useMessages(...definition.messages)
  return (
    <>
      <ListHead
        definition={definition}
        loaded={loaded}
        state={state}
        formId={formId}
        isRadiusFilter={isRadiusFilter}
        crumbs={crumbs}
        onChange={go}
      />
      {tabs}
      <ListTools
        {...shared}
        definition={definition}
        formId={formId}
        section={section}
        list={loaded.list}
        resultCount={
          <ResultCount
            labels={definition.labels}
            loaded={loaded}
            state={state}
            isLoading={isLoading}
          />
        }
        onFilters={sheet.open}
      >
        {tools}
      </ListTools>
      <div className={styles.results} data-aside={aside ? '' : undefined}>
        <div id={filtersId} className={styles.filters}>
          {filtersOf(shared, formId)}
        </div>
        <Results {...props} />
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {sheet.isOpen && (
        <Suspense>
          <FilterSheet
            labels={definition.labels}
            path={definition.url.pathOf(state)}
            clearPath={definition.url.pathOf(definition.withoutFilters(state))}
            total={loaded.list && listedTotal(loaded.list)}
            filterCount={definition.activeFilters(state, []).length}
            isLoading={isLoading}
            catalogues={definition.messages}
            suggestionsOf={(find, t) =>
              find(
                { definition, state, facets: filters.facets, suggestions: loaded.suggestions },
                t,
              )
            }
            onGo={sheet.go}
            onClose={sheet.close}
          >
            {filtersOf(
              { ...shared, onChange: (next, from) => sheet.go(changedPath(next, from)) },
              undefined,
            )}
          </FilterSheet>
        </Suspense>
      )}
    </>
  )
}

/** The rows, or what replaces them: placeholder rows, suggestions, or Retry. */
function Results<State extends ListStateBase, Result extends ListResult>(
  props: ListScreenProps<State, Result>,
) {
  const t = useMessages(messages)
  const { definition, shown, skeletonRows } = props
  const { loaded, state, isLoading, isSlow } = shown
  const { list, loadError } = loaded
  usePageFocus(list?.page)
  return (
    <section id={resultsId} aria-label={t(messages.results)} className={styles.found}>
      {isSlow ? (
        skeletonRows(list?.data.length || 8)
      ) : list === null ? (
        <FailedList
          countryPath={definition.url.pathOf(withoutPlace(state))}
          loadError={loadError}
          isLoading={isLoading}
        />
      ) : list.data.length === 0 ? (
        <LazyEmptyList
          definition={definition}
          list={list}
          state={state}
          suggestions={loaded.suggestions}
        />
      ) : (
        <Page {...props} list={list} />
      )}
    </section>
  )
}

function Page<State extends ListStateBase, Result extends ListResult>({
  definition,
  shown: { state },
  rows,
  list,
}: ListScreenProps<State, Result> & { list: Result }) {
  return (
    <>
      {isApproximateLocation(state, list) && <LazyApproximateNote place={list.place?.name} />}
      {rows(list)}
      <Pagination
        page={list.page}
        lastPage={list.totalPages}
        perPage={list.per_page}
        total={listedTotal(list)}
        isTotalExact={list.is_total_exact ?? true}
        hrefOf={(page) => definition.url.pathOf({ ...state, page })}
      />
    </>
  )
}
