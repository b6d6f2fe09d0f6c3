import type { ProductList } from '@edbazaar/api-client'
import {
  FiltersForm,
  type FiltersProps,
  HiddenField,
  hasLocation,
  maxRadiusKm,
  OptionsField,
  previousFields,
  useShownValue,
  ValuesField,
} from '@edbazaar/feature-list-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { RangeField } from '@edbazaar/ui/RangeField'
import { Select } from '@edbazaar/ui/Select'
import { SliderField } from '@edbazaar/ui/SliderField'
import { messages } from '../messages'
import {
  hasDates,
  listPaths,
  type ProductListState,
  type ProductScope,
  priceUnitOf,
  rangeMax,
  weekdays,
} from '../product-state'
import { DatesField } from './DatesField'
import { filterMessages } from './messages'

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
  const t = useMessages(messages, filterMessages)
  const { state, onChange } = props
  return (
    <SliderField
      legend={t(filterMessages.location)}
      name="radius"
      min={0}
      max={maxRadiusKm}
      step={1}
      value={shownRadius(props)}
      format={(km) => t(filterMessages.within(km))}
      onValueCommit={(radius) => onChange({ ...state, radius, page: 1 })}
    />
  )
}

/** Age, 0 to 50 years (specification, section 3). The right end means "and older". */
function AgeField({ state, onChange }: FieldProps) {
  const t = useMessages(messages, filterMessages)
  return (
    <RangeField
      legend={t(filterMessages.age)}
      names={['age_min', 'age_max']}
      min={0}
      max={rangeMax}
      step={1}
      value={[state.ageMin ?? 0, state.ageMax ?? rangeMax]}
      format={(years) =>
        t(years === rangeMax ? filterMessages.mostYears : filterMessages.years(years))
      }
      thumbLabels={[t(filterMessages.youngest), t(filterMessages.oldest)]}
      onValueCommit={([from, to]) =>
        onChange({ ...state, ageMin: bound(from, 0), ageMax: bound(to, rangeMax), page: 1 })
      }
    />
  )
}

/**
 * Price, 0 to 50 thousand rupees (specification, section 3), of products priced in one unit. The right
 * end means "and more".
 */
function PriceField(props: FieldProps) {
  const { state, onChange } = props
  const { known, isCounted } = props.filters
  const t = useMessages(messages, filterMessages)
  const range = (
    <RangeField
      legend={t(filterMessages.price(priceUnitOf(state)))}
      names={['price_min', 'price_max']}
      min={0}
      max={rangeMax}
      step={1}
      value={[state.priceMin ?? 0, state.priceMax ?? rangeMax]}
      counts={isCounted ? known?.prices?.counts : undefined}
      format={thousands}
      onValueCommit={([low, high]) =>
        onChange({ ...state, priceMin: bound(low, 0), priceMax: bound(high, rangeMax), page: 1 })
      }
    />
  )
  const units = known?.price_units ?? []
  return units.length > 1 ? (
    <>
      {range}
      <PriceUnitField {...props} units={units} />
    </>
  ) : (
    range
  )
}

interface PriceUnitFieldProps extends FieldProps {
  units: ProductList['price_units']
}

/** The unit in which prices are compared. A price of one unit means nothing in another. */
function PriceUnitField({ units, state, onChange }: PriceUnitFieldProps) {
  const t = useMessages(messages, filterMessages)
  const [shown, show] = useShownValue(priceUnitOf(state))
  return (
    <Select
      label={t(filterMessages.priceUnit)}
      name="price_unit"
      value={shown}
      options={units.map(({ unit, count }) => ({
        value: unit,
        label: t(filterMessages.perUnit(unit, count)),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const unit = units.find((each) => each.unit === value)?.unit
        if (unit === undefined) return
        show(unit)
        onChange(
          { ...state, priceUnit: unit, priceMin: null, priceMax: null, page: 1 },
          { ...state, priceUnit: shown },
        )
      }}
    />
  )
}

const thousands = (price: number) => (price === rangeMax ? `${rangeMax}+` : String(price))

/** A thumb at its end sets no bound. */
const bound = (value: number, end: number) => (value === end ? null : value)

function DaysField({ filters: { known, isCounted }, state, onChange }: FieldProps) {
  const t = useMessages(messages, filterMessages)
  const counts = new Map(known?.days.map(({ day, count }) => [day, count]))
  return (
    <OptionsField
      legend={t(filterMessages.days)}
      name="days"
      options={weekdays.map((day) => ({
        value: day,
        label: t(messages.dayNames[day]),
        count: isCounted ? (counts.get(day) ?? 0) : null,
      }))}
      selected={state.days}
      onSelected={(days, before) =>
        onChange({ ...state, days, page: 1 }, { ...state, days: before })
      }
    />
  )
}
