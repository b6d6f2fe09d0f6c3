import { CountBadge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { ChipLink, ChipList } from '@edbazaar/ui/Chip'
import { formatCount } from '@edbazaar/ui/formatting'
import { SlidersHorizontalIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Select } from '@edbazaar/ui/Select'
import { narrowOnly } from '@edbazaar/ui/theme'
import type { MouseEvent } from 'react'
import { messages as listMessages } from '../messages'
import * as styles from '../schools/list.css'
import { tallyId } from '../schools/use-page-focus'
import { jobFiltersInUse } from './jobs-in-use'
import { countFilters, type JobsState, jobSorts, jobsPath, withoutFilters } from './jobs-state'
import { messages } from './messages'

interface JobToolsProps {
  /** Null where the list did not load. */
  total: number | null
  isLoading: boolean
  state: JobsState
  formId: string
  onChange: (state: JobsState) => void
  onFilters: () => void
}

/** The count, filters in use as chips, and the order. On a phone also the way to the filters. */
export function JobTools({ total, isLoading, state, formId, onChange, onFilters }: JobToolsProps) {
  const chips = jobFiltersInUse(state)
  function onFiltersClick(event: MouseEvent) {
    event.preventDefault()
    onFilters()
  }
  function onSort(value: string) {
    onChange({ ...state, sort: jobSorts.find((sort) => sort === value) ?? 'newest', page: 1 })
  }
  return (
    <div className={styles.tools}>
      <p id={tallyId} className={styles.tally} role="status" tabIndex={-1}>
        {isLoading || total === null ? (
          messages.counting
        ) : (
          <>
            <b>{formatCount(total)}</b>
            {total === 1 ? ' job' : ' jobs'}
            {messages.ofAll}
          </>
        )}
      </p>
      <ButtonLink
        href="#filters"
        className={narrowOnly}
        aria-haspopup="dialog"
        onClick={onFiltersClick}
      >
        <SlidersHorizontalIcon />
        {listMessages.filters}
        {chips.length > 0 && <CountBadge count={countFilters(state)} />}
      </ButtonLink>
      {chips.length > 0 && (
        <ChipList className={styles.chips}>
          {chips.map(({ key, label, without }) => (
            <ChipLink key={key} label={label} href={jobsPath(without)} data-keep-place="" />
          ))}
          <Link href={jobsPath(withoutFilters(state))} data-keep-place="">
            {listMessages.clearAll}
          </Link>
        </ChipList>
      )}
      <div className={styles.sort}>
        <Select
          label={messages.sort}
          labelPlace="before"
          name="sort"
          form={formId}
          value={state.sort}
          options={jobSorts.map((sort) => ({ value: sort, label: messages.sorts[sort] }))}
          onChange={(event) => onSort(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
