import type { FilterSection } from '@edbazaar/feature-shell'
import { CountBadge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { ChipLink, ChipList } from '@edbazaar/ui/Chip'
import { SlidersHorizontalIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Select } from '@edbazaar/ui/Select'
import { narrowOnly } from '@edbazaar/ui/theme'
import type { MouseEvent, ReactNode } from 'react'
import { AsLastTime } from './AsLastTime'
import * as styles from './list.css'
import { type ListAnswer, type Listing, type ListStateBase, naturalSort } from './listing'
import { messages } from './messages'
import type { OfferedFilters } from './offered-filters'

interface ListToolsProps<State extends ListStateBase, Answer extends ListAnswer> {
  listing: Listing<State, Answer>
  filters: OfferedFilters<Answer>
  /** How many there are. */
  tally: ReactNode
  section: FilterSection | undefined
  state: State
  formId: string
  onChange: (state: State) => void
  onFilters: () => void
  /** After the order. */
  children?: ReactNode
}

/** The count, filters in use as chips, and the order. On a phone also the way to the filters. */
export function ListTools<State extends ListStateBase, Answer extends ListAnswer>(
  props: ListToolsProps<State, Answer>,
) {
  const { listing, filters, tally, section, state, onFilters, children } = props
  const chips = listing.filtersInUse(state, filters.facets)
  function onFiltersClick(event: MouseEvent) {
    event.preventDefault()
    onFilters()
  }
  return (
    <div className={styles.tools}>
      <div className={styles.count}>
        {tally}
        {section && chips.length === 0 && <AsLastTime {...{ listing, section, state }} />}
      </div>
      <ButtonLink
        href="#filters"
        className={narrowOnly}
        aria-haspopup="dialog"
        onClick={onFiltersClick}
      >
        <SlidersHorizontalIcon />
        {messages.filters}
        {chips.length > 0 && <CountBadge count={chips.length} />}
      </ButtonLink>
      {chips.length > 0 && (
        <ChipList className={styles.chips}>
          {chips.map(({ key, label, without }) => (
            <ChipLink key={key} label={label} href={listing.path(without)} data-keep-place="" />
          ))}
          <Link href={listing.path(listing.withoutFilters(state))} data-keep-place="">
            {messages.clearAll}
          </Link>
        </ChipList>
      )}
      <SortField {...props} />
      {children}
    </div>
  )
}

function SortField<State extends ListStateBase, Answer extends ListAnswer>({
  listing,
  state,
  formId,
  onChange,
}: ListToolsProps<State, Answer>) {
  const natural = naturalSort(state)
  const offered = listing.sorts.filter(
    ({ value }) => value !== 'distance' || natural === 'distance',
  )
  return (
    <div className={styles.sort}>
      <Select
        label={messages.sort}
        labelPlace="before"
        name="sort"
        form={formId}
        value={state.sort ?? natural}
        options={offered}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...state, sort: value === natural ? null : value, page: 1 })
        }
      />
    </div>
  )
}
