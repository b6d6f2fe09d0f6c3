import { useMessages } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import * as styles from '../list.css'
import type { ListResult, ListStateBase } from '../list-definition'
import type { LoadedList } from '../list-loader'
import { type ListLabels, messages } from '../messages'
import { hasLocation, isApproximateLocation } from '../place/location'
import { resultCountId } from './use-page-focus'

interface ResultCountProps {
  labels: ListLabels
  loaded: LoadedList<ListResult>
  state: ListStateBase
  isLoading: boolean
}

type ResultProps = Omit<ResultCountProps, 'isLoading'>

/** The number of results. It gets the focus when another page of the list is shown. */
export function ResultCount({ labels, loaded, state, isLoading }: ResultCountProps) {
  return (
    <p id={resultCountId} className={styles.resultCount} role="status" tabIndex={-1}>
      {isLoading ? (
        <Loading labels={labels} loaded={loaded} state={state} />
      ) : (
        <Count labels={labels} loaded={loaded} state={state} />
      )}
    </p>
  )
}

/** "Schools within 5 km". */
function Loading({ labels, loaded: { list }, state }: ResultProps) {
  const t = useMessages(messages)
  const results = t(labels.results)
  const radius = hasLocation(state) ? state.radius : null
  return radius === null
    ? results
    : t(labels.within(results, radius, isApproximateLocation(state, list)))
}

/** "14 of 48 schools within 5 km". An estimated count begins with "About". */
function Count({ labels, loaded: { list, totalWithoutFilters }, state }: ResultProps) {
  const t = useMessages(messages)
  if (list === null) return null
  const { total, is_total_exact: isExact = true, radius } = list
  const all = totalWithoutFilters ?? total
  const counted = t(all > total ? labels.countOf(formatCount(total), all) : labels.count(total))
  const count = isExact ? counted : t(messages.about(counted))
  const isApproximate = isApproximateLocation(state, list)
  return (
    <Emphasis text={radius === null ? count : t(labels.within(count, radius, isApproximate))} />
  )
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
