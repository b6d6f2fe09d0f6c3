import {
  type FilterSection,
  importWithRetry,
  isPlainClick,
  useIsBrowser,
  useMessages,
} from '@edbazaar/feature-platform'
import { CountBadge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { ChipLink, ChipList } from '@edbazaar/ui/Chip'
import { SlidersHorizontalIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Select } from '@edbazaar/ui/Select'
import { narrowOnly } from '@edbazaar/ui/theme'
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import { filterLabel } from './active-filters'
import type { AvailableFilters } from './filters/available-filters'
import { useShownValue } from './filters/use-shown-value'
import * as styles from './list.css'
import type { ListDefinition, ListResult, ListStateBase } from './list-definition'
import { messages } from './messages'
import { defaultSort, hasDistances, hasLocation, withPlace, withPoint } from './place/location'

const LastFilters = lazy(() => importWithRetry(() => import('./filters/LastFilters')))

interface ListToolsProps<State extends ListStateBase, Result extends ListResult> {
  definition: ListDefinition<State, Result>
  filters: AvailableFilters<Result>
  /** The number of results. */
  resultCount: ReactNode
  section: FilterSection | undefined
  list: Result | null
  state: State
  formId: string
  onChange: (next: State, from?: State) => void
  onFilters: () => void
  /** After the sort order. */
  children?: ReactNode
}

/** Result count, active filters as chips, and sort order. On a phone also the filters button. */
export function ListTools<State extends ListStateBase, Result extends ListResult>(
  props: ListToolsProps<State, Result>,
) {
  const t = useMessages(messages)
  const { definition, filters, resultCount, section, list, state, onFilters, onChange, children } =
    props
  const isBrowser = useIsBrowser()
  const chips = definition.activeFilters(state, filters.facets)
  function onFiltersClick(event: MouseEvent) {
    event.preventDefault()
    onFilters()
  }
  return (
    <div className={styles.tools}>
      <div className={styles.count}>
        {resultCount}
        {section && isBrowser && (
          <Suspense>
            <LastFilters
              key={section}
              section={section}
              filterIds={state.filterIds}
              list={list}
              isOffered={chips.length === 0}
              pathOf={(filterIds, place) => {
                const filtered = { ...state, filterIds, page: 1 }
                if (place === null || hasLocation(state)) return definition.url.pathOf(filtered)
                const { slug } = place
                return definition.url.pathOf(
                  slug === undefined ? withPoint(filtered, place) : withPlace(filtered, slug),
                )
              }}
            />
          </Suspense>
        )}
      </div>
      <ButtonLink
        href="#filters"
        className={narrowOnly}
        aria-haspopup="dialog"
        onClick={onFiltersClick}
      >
        <SlidersHorizontalIcon />
        {t(messages.filters)}
        {chips.length > 0 && <CountBadge count={chips.length} />}
      </ButtonLink>
      {chips.length > 0 && (
        <ChipList label={t(messages.selectedFilters)} className={styles.chips}>
          {chips.map((chip) => (
            <ChipLink
              key={chip.key}
              label={filterLabel(chip, t)}
              removeLabel={t(messages.removeFilter)}
              href={definition.url.pathOf(chip.without)}
              data-keep-place=""
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onChange(chip.without)
              }}
            />
          ))}
          <Link href={definition.url.pathOf(definition.withoutFilters(state))} data-keep-place="">
            {t(messages.clearAll)}
          </Link>
        </ChipList>
      )}
      <SortField {...props} />
      {children}
    </div>
  )
}

function SortField<State extends ListStateBase, Result extends ListResult>({
  definition,
  list,
  state,
  formId,
  onChange,
}: ListToolsProps<State, Result>) {
  const t = useMessages(messages)
  const hasDistance = hasDistances(state, list)
  const defaultValue = hasDistance ? defaultSort(state) : 'relevance'
  const [sort, show] = useShownValue(state.sort)
  const options = definition.sorts
    .filter(({ value }) => value !== 'distance' || hasDistance)
    .map(({ value, label }) => ({ value, label: t(label) }))
  return (
    <div className={styles.sort}>
      <Select
        label={t(messages.sort)}
        labelPlace="before"
        name="sort"
        form={formId}
        value={sort === 'distance' ? defaultValue : (sort ?? defaultValue)}
        options={options}
        onChange={({ currentTarget: { value } }) => {
          const next = value === defaultValue ? null : value
          show(next)
          onChange({ ...state, sort: next, page: 1 }, { ...state, sort })
        }}
      />
    </div>
  )
}
