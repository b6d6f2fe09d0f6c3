import type { ProductList } from '@edbazaar/api-client'
import { RangeField } from '@edbazaar/ui/RangeField'
import { SliderField } from '@edbazaar/ui/SliderField'
import { FiltersForm, type FiltersProps } from '../list/FiltersForm'
import { hasLocation, maxRadiusKm } from '../list/list-definition'
import { OptionsField } from '../list/OptionsField'
import { HiddenField } from '../list/SubmittedFields'
import { previousFields } from '../list/submitted-form'
import { ValuesField } from '../list/ValuesField'
import { DatesField } from './DatesField'
import { dayNames, messages } from './messages'
import { listPaths, type ProductScope } from './product-list-definitions'
import { hasDates, type ProductListState, rangeMax, weekdays } from './product-state'

type FieldProps = FiltersProps<ProductListState, ProductList>

export interface ProductFiltersProps extends FieldProps {
  id: string | undefined
  scope: ProductScope
}

/** The filters of a product list: those of its kind, then those that apply to every kind. */
export function ProductFilters({ id, scope, ...shared }: ProductFiltersProps) {
  const { filters, state } = shared
  const radius = hasLocation(state) ? shownRadius(shared) : null
  const hidden = (
    <>
      <HiddenField name="kind" value={scope === 'all' ? state.kind : null} />
      <HiddenField name={previousFields.radius} value={state.radius === null ? radius : null} />
    </>
  )
  return (
    <FiltersForm id={id} action={listPaths[scope]} state={state} hidden={hidden}>
      {filters.facets.map((facet) => (
        <ValuesField key={facet.id} facet={facet} {...shared} />
      ))}
      {hasDates(state.kind) && <DatesField {...shared} />}
      {radius !== null && <LocationField {...shared} />}
      <AgeField {...shared} />
      <PriceField {...shared} />
      <DaysField {...shared} />
    </FiltersForm>
  )
}

/** Shown until the API has returned its radius for the place. */
const fallbackRadius = 25

const shownRadius = ({ filters, state }: FieldProps) =>
  state.radius ?? filters.known?.radius ?? fallbackRadius

/** Distance from the place, 0 to 50 km (specification, section 3). */
function LocationField(props: FieldProps) {
  const { state, onChange } = props
  return (
    <SliderField
      legend={messages.location}
      name="radius"
      min={0}
      max={maxRadiusKm}
      step={1}
      value={shownRadius(props)}
      format={messages.within}
      onValueCommit={(radius) => onChange({ ...state, radius, page: 1 })}
    />
  )
}

/** Age, 0 to 50 years (specification, section 3). The right end means "and older". */
function AgeField({ state, onChange }: FieldProps) {
  return (
    <RangeField
      legend={messages.age}
      names={['age_min', 'age_max']}
      min={0}
      max={rangeMax}
      step={1}
      value={[state.ageMin ?? 0, state.ageMax ?? rangeMax]}
      format={messages.years}
      thumbLabels={[messages.youngest, messages.oldest]}
      onValueCommit={([from, to]) =>
        onChange({ ...state, ageMin: bound(from, 0), ageMax: bound(to, rangeMax), page: 1 })
      }
    />
  )
}

/** Price, 0 to 50 thousand rupees (specification, section 3). The right end means "and more". */
function PriceField({ filters: { known, isCounted }, state, onChange }: FieldProps) {
  return (
    <RangeField
      legend={messages.price}
      names={['price_min', 'price_max']}
      min={0}
      max={rangeMax}
      step={1}
      value={[state.priceMin ?? 0, state.priceMax ?? rangeMax]}
      counts={isCounted ? known?.prices?.counts : undefined}
      format={messages.thousands}
      onValueCommit={([low, high]) =>
        onChange({ ...state, priceMin: bound(low, 0), priceMax: bound(high, rangeMax), page: 1 })
      }
    />
  )
}

/** A thumb at its end sets no bound. */
const bound = (value: number, end: number) => (value === end ? null : value)

function DaysField({ filters: { known, isCounted }, state, onChange }: FieldProps) {
  const counts = new Map(known?.days.map(({ day, count }) => [day, count]))
  return (
    <OptionsField
      legend={messages.days}
      name="days"
      options={weekdays.map((day) => ({
        value: day,
        label: dayNames[day],
        count: isCounted ? (counts.get(day) ?? 0) : null,
      }))}
      selected={state.days}
      onSelected={(days) => onChange({ ...state, days, page: 1 })}
    />
  )
}
