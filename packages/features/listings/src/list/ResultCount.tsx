import { formatCount } from '@edbazaar/ui/formatting'
import * as styles from './list.css'
import { hasLocation, type ListResult, type ListStateBase } from './list-definition'
import type { LoadedList } from './list-loader'
import { type ListLabels, messages } from './messages'
import { resultCountId } from './use-page-focus'

interface ResultCountProps {
  labels: ListLabels
  loaded: LoadedList<ListResult>
  state: ListStateBase
  isLoading: boolean
}

/** The number of results. It gets the focus when another page of the list is shown. */
export function ResultCount({ labels, loaded, state, isLoading }: ResultCountProps) {
  return (
    <p id={resultCountId} className={styles.resultCount} role="status" tabIndex={-1}>
      {isLoading ? (
        messages.loading(labels, hasLocation(state) ? state.radius : null)
      ) : (
        <Count labels={labels} loaded={loaded} />
      )}
    </p>
  )
}

/** "14 of 48 schools within 5 km". An estimated count begins with "About". */
function Count({
  labels,
  loaded: { list, totalWithoutFilters },
}: Pick<ResultCountProps, 'labels' | 'loaded'>) {
  if (list === null) return null
  const { total, is_total_exact: isExact = true, radius } = list
  const all = totalWithoutFilters ?? total
  const isPart = all > total
  return (
    <>
      {!isExact && 'About '}
      <b>{formatCount(total)}</b>
      {isPart && ` of ${formatCount(all)}`}
      {` ${(isPart ? all : total) === 1 ? labels.one : labels.many}`}
      {radius !== null && ` ${messages.within(radius)}`}
    </>
  )
}
