import type { Facet } from '@edbazaar/api-client'
import { FacetGroup } from '@edbazaar/ui/FacetGroup'
import { languageOf } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import type { ListResult, ListStateBase } from '../list-definition'
import type { FiltersProps } from './FiltersForm'

/**
 * One filter. Values without results are left out, unless they are selected or had results earlier
 * in this visit.
 */
export function ValuesField<State extends ListStateBase, Result extends ListResult>({
  facet,
  filters: { isCounted },
  state,
  onChange,
}: FiltersProps<State, Result> & { facet: Facet }) {
  const withResults = facet.values.filter(({ count }) => count > 0).map(({ id }) => id)
  const [seen, setSeen] = useState(() => new Set(withResults))
  if (withResults.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...withResults]))
  const options = facet.values
    .filter(
      ({ id, count }) => !isCounted || count > 0 || seen.has(id) || state.filterIds.includes(id),
    )
    .map(({ id, name, count }) => ({
      value: String(id),
      label: name,
      lang: languageOf(name),
      count: isCounted ? count : undefined,
    }))
  if (options.length === 0) return null
  function onToggle({ value, isTicked }: { value: string; isTicked: boolean }) {
    const others = state.filterIds.filter((id) => id !== Number(value))
    const filterIds = isTicked ? [...others, Number(value)].sort((a, b) => a - b) : others
    onChange({ ...state, filterIds, page: 1 })
  }
  return (
    <FacetGroup
      legend={facet.name}
      name="filter_ids"
      options={options}
      selected={state.filterIds.map(String)}
      onSelectedChange={(_, changed) => onToggle(changed)}
    />
  )
}
