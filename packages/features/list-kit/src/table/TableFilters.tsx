import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
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
>({ table: { filters, url }, state, onChange }: TableFiltersProps<Row, Column, State>) {
  const t = useMessages(messages)
  return (
    <>
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
      {isFiltered(filters, state) && (
        <ButtonLink
          variant="bare"
          href={url.pathOf({ ...url.initial, q: state.q, sort: state.sort })}
        >
          {t(messages.clearFilters)}
        </ButtonLink>
      )}
    </>
  )
}

const isSet = (value: unknown) => value !== null && value !== undefined

/** Whether any filter is set. The search is not a filter. */
export const isFiltered = <State extends TableState>(
  filters: readonly { name: keyof State }[],
  state: State,
): boolean => filters.some(({ name }) => isSet(state[name]))
