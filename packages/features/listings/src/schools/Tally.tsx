import { formatCount } from '@edbazaar/ui/formatting'
import { messages } from '../messages'
import * as styles from './list.css'
import { isNear, type ListState } from './list-state'
import type { LoadedList } from './load-list'
import { tallyId } from './use-page-focus'

interface TallyProps {
  loaded: LoadedList
  state: ListState
  isLoading: boolean
}

/** How many schools there are. A new page of them takes the focus here. */
export function Tally({ loaded, state, isLoading }: TallyProps) {
  return (
    <p id={tallyId} className={styles.tally} role="status" tabIndex={-1}>
      {isLoading ? (
        messages.waiting(isNear(state) ? state.radius : null)
      ) : (
        <Count loaded={loaded} />
      )}
    </p>
  )
}

/** "14 of 48 schools within 5 km". An estimate says so. */
function Count({ loaded: { list, totalWithoutFilters } }: { loaded: LoadedList }) {
  if (list === null) return null
  const { total, is_total_exact: isExact, radius } = list
  const all = totalWithoutFilters ?? total
  const isPart = all > total
  return (
    <>
      {!isExact && 'About '}
      <b>{formatCount(total)}</b>
      {isPart && ` of ${formatCount(all)}`}
      {(isPart ? all : total) === 1 ? ' school' : ' schools'}
      {radius !== null && ` ${messages.within(radius)}`}
    </>
  )
}
