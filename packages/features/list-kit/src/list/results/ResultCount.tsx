import { useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import * as styles from '../list.css'
import type { ListResult, ListStateBase } from '../list-definition'
import type { LoadedList } from '../list-loader'
import { type ListLabels, messages } from '../messages'
import { hasLocation } from '../place/location'
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
        <Loading labels={labels} state={state} />
      ) : (
        <Count labels={labels} loaded={loaded} />
      )}
    </p>
  )
}

/** "Schools within 5 km". */
function Loading({ labels, state }: Pick<ResultCountProps, 'labels' | 'state'>) {
  const t = useMessages(messages)
  const results = t(labels.results)
  const radius = hasLocation(state) ? state.radius : null
  return radius === null ? results : t(labels.within(results, radius))
}

/** "14 of 48 schools within 5 km". An estimated count begins with "About". */
function Count({
  labels,
  loaded: { list, totalWithoutFilters },
}: Pick<ResultCountProps, 'labels' | 'loaded'>) {
  const t = useMessages(messages)
  if (list === null) return null
  const { total, is_total_exact: isExact = true, radius } = list
  const all = totalWithoutFilters ?? total
  const counted = t(all > total ? labels.countOf(formatCount(total), all) : labels.count(total))
  const count = isExact ? counted : t(messages.about(counted))
  return <Emphasis text={radius === null ? count : t(labels.within(count, radius))} />
}

/** A text with one `<b>`. `RichMessage` would be one more file for every list. */
function Emphasis({ text }: { text: string }) {
  const [before, emphasized, after] = text.split(/<\/?b>/)
  return (
    <>
      {before}
      <b>{emphasized}</b>
      {after}
    </>
  )
}
