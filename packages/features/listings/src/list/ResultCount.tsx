import { formatCount } from '@edbazaar/ui/formatting'
import * as styles from './list.css'
import { hasLocation, type ListResult, type ListStateBase } from './list-definition'
import type { LoadedList } from './list-loader'
import { type ListLabels, messages } from './messages'
import { resultCountId } from './use-page-focus'

interface ResultCountProps {
  words: ListLabels
  loaded: LoadedList<ListResult>
  state: ListStateBase
  isLoading: boolean
}

/** How many there are. A new page of them takes the focus here. */
export function ResultCount({ words, loaded, state, isLoading }: ResultCountProps) {
  return (
    <p id={resultCountId} className={styles.resultCount} role="status" tabIndex={-1}>
      {isLoading ? (
        messages.waiting(words, hasLocation(state) ? state.radius : null)
      ) : (
        <Count {...{ words, loaded }} />
      )}
    </p>
  )
}

/** "14 of 48 schools within 5 km". An estimate says so. */
function Count({
  words,
  loaded: { list, totalWithoutFilters },
}: Pick<ResultCountProps, 'words' | 'loaded'>) {
  if (list === null) return null
  const { total, is_total_exact: isExact = true, radius } = list
  const all = totalWithoutFilters ?? total
  const isPart = all > total
  return (
    <>
      {!isExact && 'About '}
      <b>{formatCount(total)}</b>
      {isPart && ` of ${formatCount(all)}`}
      {` ${(isPart ? all : total) === 1 ? words.one : words.many}`}
      {radius !== null && ` ${messages.within(radius)}`}
    </>
  )
}
