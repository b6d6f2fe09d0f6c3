import type { FilterSection } from '@edbazaar/feature-shell'
import { Pagination } from '@edbazaar/ui/Pagination'
import { useAtom } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAvailableFilters } from './available-filters'
import { EmptyList } from './EmptyList'
import { FailedList } from './FailedList'
import type { FiltersProps } from './FiltersForm'
import { filterSheetAtom } from './filter-sheet-atom'
import { ListHead } from './ListHead'
import { ListTools } from './ListTools'
import * as styles from './list.css'
import {
  type ListDefinition,
  type ListResult,
  type ListStateBase,
  withoutPlace,
} from './list-definition'
import { messages } from './messages'
import { ResultCount } from './ResultCount'
import type { useList } from './use-list'
import { resultsId, usePageFocus } from './use-page-focus'
import { useSaveFilters } from './use-save-filters'

/** Comes when it is first opened. */
const FilterSheet = lazy(() => import('./FilterSheet'))

/** The id under which the fields outside the filters' form belong to it. */
const formId = 'list-form'

interface ListScreenProps<State extends ListStateBase, Result extends ListResult> {
  listing: ListDefinition<State, Result>
  /** What `useList` gives. */
  shown: ReturnType<typeof useList<State, Result>>
  /** Whether the distance stands beside the place; else the filters ask for it. @default true */
  hasRadius?: boolean
  /** Whose selection is remembered and offered again; none where several are listed. */
  section?: FilterSection | undefined
  /** Above the head. */
  crumbs?: ReactNode
  /** Between the head and the tools. */
  tabs?: ReactNode
  /** The filters, in a `FiltersForm` with this id. */
  filters: (shared: FiltersProps<State, Result>, formId: string | undefined) => ReactNode
  /** The rows of a list that has some. */
  rows: (list: Result) => ReactNode
  /** What else can be done with the list, after the order. */
  tools?: ReactNode
  /** Beside the rows; on a phone above them. */
  aside?: ReactNode
  /** As many grey rows. */
  skeletonRows: (rows: number) => ReactNode
}

/** A list. Its whole state is the address; each part of it works without scripts. */
export function ListScreen<State extends ListStateBase, Result extends ListResult>(
  props: ListScreenProps<State, Result>,
) {
  const { listing, shown, hasRadius = true, section, crumbs, tabs, tools, aside } = props
  const { filters: filtersOf } = props
  const { loaded, state, isLoading, go } = shown
  const [isSheetOpen, setIsSheetOpen] = useAtom(filterSheetAtom)
  const filters = useAvailableFilters(loaded)
  const shared = { filters, state, onChange: go }
  useSaveFilters(section, state, loaded.list)
  return (
    <>
      <ListHead {...{ listing, loaded, state, formId, hasRadius, crumbs }} onChange={go} />
      {tabs}
      <ListTools
        {...shared}
        {...{ listing, formId, section }}
        resultCount={<ResultCount words={listing.words} {...{ loaded, state, isLoading }} />}
        onFilters={() => setIsSheetOpen(true)}
      >
        {tools}
      </ListTools>
      <div className={styles.results} data-aside={aside ? '' : undefined}>
        <div id="filters" className={styles.filters}>
          {filtersOf(shared, formId)}
        </div>
        <Results {...props} />
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {isSheetOpen && (
        <Suspense>
          <FilterSheet
            words={listing.words}
            path={listing.path(state)}
            clearPath={listing.path(listing.withoutFilters(state))}
            total={loaded.list?.total ?? null}
            isLoading={isLoading}
            onClose={() => setIsSheetOpen(false)}
          >
            {filtersOf(shared, undefined)}
          </FilterSheet>
        </Suspense>
      )}
    </>
  )
}

/** The rows, or what stands in their place: grey bars, a way out of nothing, Retry. */
function Results<State extends ListStateBase, Result extends ListResult>(
  props: ListScreenProps<State, Result>,
) {
  const { listing, shown, skeletonRows } = props
  const { loaded, state, isLoading, isSlow } = shown
  const { list, loadError } = loaded
  usePageFocus(list?.page)
  return (
    <section id={resultsId} aria-label={messages.results} className={styles.found}>
      {isSlow ? (
        skeletonRows(list?.data.length || 8)
      ) : list === null ? (
        <FailedList countryPath={listing.path(withoutPlace(state))} {...{ loadError, isLoading }} />
      ) : list.data.length === 0 ? (
        <EmptyList {...{ listing, list, state }} suggestions={loaded.suggestions} />
      ) : (
        <Page {...props} list={list} />
      )}
    </section>
  )
}

function Page<State extends ListStateBase, Result extends ListResult>({
  listing,
  shown: { state },
  rows,
  list,
}: ListScreenProps<State, Result> & { list: Result }) {
  return (
    <>
      {rows(list)}
      <Pagination
        page={list.page}
        lastPage={list.totalPages}
        perPage={list.per_page}
        total={list.total}
        isTotalExact={list.is_total_exact ?? true}
        hrefOf={(page) => listing.path({ ...state, page })}
      />
    </>
  )
}
