import { useRememberedPlace } from '@edbazaar/feature-shell'
import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { FiltersForm } from './FiltersForm'
import { filterSheetAtom } from './filter-sheet-atom'
import { ListHead } from './ListHead'
import { ListTools } from './ListTools'
import * as styles from './list.css'
import { useOfferedFilters } from './offered-filters'
import { Results } from './Results'
import { Tally } from './Tally'
import { useList } from './use-list'

/** Comes when it is first opened. */
const FilterSheet = lazy(() => import('./FilterSheet'))

/** The id under which the fields outside the filters' form belong to it. */
const formId = 'list-form'

/** The list of schools. Its whole state is the address; each part of it works without scripts. */
export function SchoolsScreen() {
  const { loaded, state, isLoading, isSlow, go } = useList()
  const [isSheetOpen, setIsSheetOpen] = useAtom(filterSheetAtom)
  useRememberedPlace(loaded.list)
  const filters = useOfferedFilters(loaded)
  const shared = { filters, state, onChange: go }
  return (
    <>
      <ListHead {...{ loaded, state, formId }} onChange={go} />
      <ListTools
        {...shared}
        formId={formId}
        tally={<Tally {...{ loaded, state, isLoading }} />}
        onFilters={() => setIsSheetOpen(true)}
      />
      <div className={styles.results}>
        <div id="filters" className={styles.filters}>
          <FiltersForm id={formId} {...shared} />
        </div>
        <Results {...{ loaded, state, isLoading, isSlow }} />
      </div>
      {isSheetOpen && (
        <Suspense>
          <FilterSheet
            {...shared}
            total={loaded.list?.total ?? null}
            isLoading={isLoading}
            onClose={() => setIsSheetOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
