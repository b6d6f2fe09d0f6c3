import type { SchoolList as SchoolListAnswer } from '@edbazaar/api-client'
import { schoolCard } from '@edbazaar/feature-shell'
import { Pagination } from '@edbazaar/ui/Pagination'
import { SchoolList, SchoolRow, SchoolRowSkeleton } from '@edbazaar/ui/SchoolRow'
import { messages } from '../messages'
import { EmptyList } from './EmptyList'
import { FailedList } from './FailedList'
import * as styles from './list.css'
import { isNear, type ListState, listPath } from './list-state'
import type { LoadedList } from './load-list'
import { resultsId, usePageFocus } from './use-page-focus'

interface ResultsProps {
  loaded: LoadedList
  state: ListState
  isLoading: boolean
  isSlow: boolean
}

/** The schools, or what stands in their place: grey bars, a way out of nothing, Retry. */
export function Results({ loaded, state, isLoading, isSlow }: ResultsProps) {
  const { list, trouble } = loaded
  usePageFocus(list?.page)
  return (
    <section id={resultsId} aria-label={messages.results} className={styles.found}>
      {isSlow ? (
        <Waiting rows={list?.data.length || 8} hasDistance={isNear(state)} />
      ) : list === null ? (
        <FailedList {...{ trouble, state, isLoading }} />
      ) : list.data.length === 0 ? (
        <EmptyList list={list} state={state} loosenings={loaded.loosenings} />
      ) : (
        <Rows list={list} state={state} isLoading={isLoading} />
      )}
    </section>
  )
}

interface RowsProps {
  list: SchoolListAnswer
  state: ListState
  isLoading: boolean
}

function Rows({ list, state, isLoading }: RowsProps) {
  const hasDistance = list.radius !== null
  return (
    <>
      <SchoolList label={messages.schools} hasDistance={hasDistance} isLoading={isLoading}>
        {list.data.map((school) => (
          <SchoolRow
            key={school.slug}
            {...schoolCard(school)}
            distanceKm={hasDistance ? school.distance_km : undefined}
            isRecognitionChecked={school.is_recognition_checked}
          />
        ))}
      </SchoolList>
      <Pagination
        page={list.page}
        lastPage={list.totalPages}
        perPage={list.per_page}
        total={list.total}
        isTotalExact={list.is_total_exact}
        hrefOf={(page) => listPath({ ...state, page })}
      />
    </>
  )
}

function Waiting({ rows, hasDistance }: { rows: number; hasDistance: boolean }) {
  const places = Array.from({ length: rows }, (_, place) => place)
  return (
    <SchoolList label={messages.schools} hasDistance={hasDistance} isLoading>
      {places.map((place) => (
        <SchoolRowSkeleton key={place} hasDistance={hasDistance} />
      ))}
    </SchoolList>
  )
}
