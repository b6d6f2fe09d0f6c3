import { formatCount } from '@edbazaar/ui/formatting'
import * as styles from './list.css'
import type { LoadedList } from './list-loader'
import { isNear, type ListAnswer, type ListStateBase } from './listing'
import { type ListWords, messages } from './messages'
import { tallyId } from './use-page-focus'

interface TallyProps {
  words: ListWords
  loaded: LoadedList<ListAnswer>
  state: ListStateBase
  isLoading: boolean
}

/** How many there are. A new page of them takes the focus here. */
export function Tally({ words, loaded, state, isLoading }: TallyProps) {
  return (
    <p id={tallyId} className={styles.tally} role="status" tabIndex={-1}>
      {isLoading ? (
        messages.waiting(words, isNear(state) ? state.radius : null)
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
}: Pick<TallyProps, 'words' | 'loaded'>) {
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
