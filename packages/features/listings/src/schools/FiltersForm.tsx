import type { Facet } from '@edbazaar/api-client'
import { paths, useAddress } from '@edbazaar/feature-shell'
import { FacetGroup } from '@edbazaar/ui/FacetGroup'
import { languageOf } from '@edbazaar/ui/formatting'
import { ageBandLabel, messages } from '../messages'
import { FeesField } from './FeesField'
import { ageBands, type ListState } from './list-state'
import type { OfferedFilters } from './offered-filters'
import { SubmittedFields } from './SubmittedFields'

export interface FiltersFormProps {
  /** Fields elsewhere on the page may belong to this form. */
  id?: string
  filters: OfferedFilters
  state: ListState
  onChange: (state: ListState) => void
}

/** The filters with their counts. A plain GET form too: then a button appears beneath. */
export function FiltersForm({ id, filters, state, onChange }: FiltersFormProps) {
  const address = useAddress()
  const [first, ...others] = filters.facets
  const shared = { filters, state, onChange }
  return (
    <form
      id={id}
      aria-label={messages.filters}
      method="get"
      action={address(paths.schools)}
      onSubmit={(event) => event.preventDefault()}
    >
      {first && <ValuesField facet={first} {...shared} />}
      <FeesField {...shared} />
      <AgesField {...shared} />
      {others.map((facet) => (
        <ValuesField key={facet.id} facet={facet} {...shared} />
      ))}
      <noscript>
        {import.meta.env.SSR && <SubmittedFields state={state} histogram={filters.fees} />}
      </noscript>
    </form>
  )
}

interface FieldProps {
  filters: OfferedFilters
  state: ListState
  onChange: (state: ListState) => void
}

/** One filter. Values that lead nowhere are left out, unless ticked. */
function ValuesField({
  facet,
  filters: { isCounted },
  state,
  onChange,
}: FieldProps & { facet: Facet }) {
  const options = facet.values
    .filter(({ id, count }) => !isCounted || count > 0 || state.filterIds.includes(id))
    .map(({ id, name, count }) => ({
      value: String(id),
      label: name,
      lang: languageOf(name),
      count: isCounted ? count : undefined,
    }))
  if (options.length === 0) return null
  function onTick({ value, isTicked }: { value: string; isTicked: boolean }) {
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
      onSelectedChange={(_, changed) => onTick(changed)}
    />
  )
}

function AgesField({ filters: { ages: counted, isCounted }, state, onChange }: FieldProps) {
  const counts = new Map(counted.map(({ band, count }) => [band, count]))
  const options = ageBands
    .map((band) => ({ value: band, label: ageBandLabel(band), count: counts.get(band) ?? 0 }))
    .filter(({ value, count }) => !isCounted || count > 0 || state.ages.includes(value))
    .map((option) => (isCounted ? option : { ...option, count: undefined }))
  if (options.length === 0) return null
  return (
    <FacetGroup
      legend={messages.age}
      name="ages"
      options={options}
      selected={state.ages}
      onSelectedChange={(selected) => {
        const ages = ageBands.filter((band) => selected.includes(band))
        onChange({ ...state, ages, page: 1 })
      }}
    />
  )
}
