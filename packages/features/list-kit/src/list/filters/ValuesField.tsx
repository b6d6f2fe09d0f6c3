import type { Facet } from '@edbazaar/api-client'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { FacetGroup } from '@edbazaar/ui/FacetGroup'
import { languageOf } from '@edbazaar/ui/formatting'
import type { ListResult, ListStateBase } from '../list-definition'
import { messages } from '../messages'
import type { FiltersProps } from './FiltersForm'
import { useShownValue } from './use-shown-value'

/** Values of a filter from this number on can be searched. */
const searchableValues = 12

/** One filter. All values stay in place; those without results have a grey 0. */
export function ValuesField<State extends ListStateBase, Result extends ListResult>({
  facet,
  filters: { isCounted },
  state,
  onChange,
}: FiltersProps<State, Result> & { facet: Facet }) {
  const t = useMessages(messages)
  const [selected, show] = useShownValue<readonly string[]>(state.filterIds.map(String))
  const options = facet.values.map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    lang: languageOf(name),
    count: isCounted ? count : undefined,
  }))
  if (options.length === 0) return null
  function onToggle({ value, isTicked }: { value: string; isTicked: boolean }) {
    const from = selected.map(Number)
    const others = from.filter((id) => id !== Number(value))
    const filterIds = isTicked ? [...others, Number(value)].sort((a, b) => a - b) : others
    onChange({ ...state, filterIds, page: 1 }, { ...state, filterIds: from })
  }
  return (
    <FacetGroup
      legend={facet.name}
      name="filter_ids"
      options={options}
      selected={selected}
      searchLabel={
        options.length >= searchableValues ? t(messages.searchValues(facet.name)) : undefined
      }
      noMatchText={t(messages.noValue)}
      labels={translateLabels(messages.facetLabels, t)}
      onSelectedChange={(next, changed) => {
        show(next)
        onToggle(changed)
      }}
    />
  )
}
