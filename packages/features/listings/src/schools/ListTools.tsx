import { CountBadge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { ChipLink, ChipList } from '@edbazaar/ui/Chip'
import { SlidersHorizontalIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Select } from '@edbazaar/ui/Select'
import { narrowOnly } from '@edbazaar/ui/theme'
import type { MouseEvent, ReactNode } from 'react'
import { messages } from '../messages'
import { filtersInUse } from './filters-in-use'
import * as styles from './list.css'
import {
  countFilters,
  type ListState,
  listPath,
  naturalSort,
  sorts,
  withoutFilters,
} from './list-state'
import type { OfferedFilters } from './offered-filters'

interface ListToolsProps {
  filters: OfferedFilters
  /** How many schools there are. */
  tally: ReactNode
  state: ListState
  formId: string
  onChange: (state: ListState) => void
  onFilters: () => void
}

/** The count, filters in use as chips, and the order. On a phone also the way to the filters. */
export function ListTools({ filters, tally, state, formId, onChange, onFilters }: ListToolsProps) {
  const chips = filtersInUse(state, filters.facets)
  function onFiltersClick(event: MouseEvent) {
    event.preventDefault()
    onFilters()
  }
  return (
    <div className={styles.tools}>
      {tally}
      <ButtonLink
        href="#filters"
        className={narrowOnly}
        aria-haspopup="dialog"
        onClick={onFiltersClick}
      >
        <SlidersHorizontalIcon />
        {messages.filters}
        {chips.length > 0 && <CountBadge count={countFilters(state)} />}
      </ButtonLink>
      {chips.length > 0 && (
        <ChipList className={styles.chips}>
          {chips.map(({ key, label, without }) => (
            <ChipLink key={key} label={label} href={listPath(without)} data-keep-place="" />
          ))}
          <Link href={listPath(withoutFilters(state))} data-keep-place="">
            {messages.clearAll}
          </Link>
        </ChipList>
      )}
      <SortField {...{ state, formId, onChange }} />
    </div>
  )
}

function SortField({
  state,
  formId,
  onChange,
}: Pick<ListToolsProps, 'state' | 'formId' | 'onChange'>) {
  const natural = naturalSort(state)
  const offered = natural === 'distance' ? sorts : sorts.filter((sort) => sort !== 'distance')
  function onSort(value: string) {
    const sort = sorts.find((known) => known === value) ?? null
    onChange({ ...state, sort: sort === natural ? null : sort, page: 1 })
  }
  return (
    <div className={styles.sort}>
      <Select
        label={messages.sort}
        labelPlace="before"
        name="sort"
        form={formId}
        value={state.sort ?? natural}
        options={offered.map((sort) => ({ value: sort, label: messages.sorts[sort] }))}
        onChange={(event) => onSort(event.currentTarget.value)}
      />
    </div>
  )
}
