import { useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { ListFilterIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import { useId, useState } from 'react'
import { messages } from './messages'
import * as styles from './table.css'
import type { TableDefinition, TableState } from './table-definition'

interface TableFiltersProps<
  Row extends object,
  Column extends string,
  State extends TableState<Column>,
> {
  table: TableDefinition<Row, Column, State>
  state: State
  /** Called with the state that a choice leads to. */
  onChange: (state: State) => void
}

/** The choices that narrow a table, and a link that clears them. */
export function TableFilters<
  Row extends object,
  Column extends string,
  State extends TableState<Column>,
>({
  table: { filters, moreFilters, url },
  state,
  onChange,
}: TableFiltersProps<Row, Column, State>) {
  const t = useMessages(messages)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count = namesOf({ filters, moreFilters }).filter((name) => isSet(state[name])).length
  return (
    <>
      <Button
        className={styles.filtersOpener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilterIcon size="small" />
        {t(count === 0 ? messages.filters : messages.filtersSet(count))}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {filters.map(({ name, label, choices }) => (
          <Select
            key={name}
            label={label}
            labelPlace="hidden"
            className={isSet(state[name]) ? styles.activeFilter : styles.filter}
            value={isSet(state[name]) ? `${state[name]}` : ''}
            options={[
              { value: '', label: t(messages.anyOf(label)) },
              ...choices.map((choice) => ({ value: `${choice.value}`, label: choice.label })),
            ]}
            onChange={({ target }) => {
              const chosen = choices.find(({ value }) => `${value}` === target.value)
              onChange({ ...state, [name]: chosen?.value ?? null, page: 1 })
            }}
          />
        ))}
        {moreFilters && <moreFilters.Component state={state} onChange={onChange} />}
        {count > 0 && (
          <ButtonLink
            variant="bare"
            href={url.pathOf({ ...url.initial, q: state.q, sort: state.sort })}
          >
            {t(messages.clearFilters)}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const isSet = (value: unknown) => value !== null && value !== undefined

type Filters<State> = Pick<
  TableDefinition<object, string, State & TableState>,
  'filters' | 'moreFilters'
>

/** The names of all filters. */
const namesOf = <State extends TableState>({
  filters,
  moreFilters,
}: Filters<State>): (keyof State)[] => [
  ...filters.map(({ name }) => name),
  ...(moreFilters?.names ?? []),
]

/** Whether any filter is set. The search is not a filter. */
export const isFiltered = <State extends TableState>(
  table: Filters<State>,
  state: State,
): boolean => namesOf<State>(table).some((name) => isSet(state[name]))
