import type { SchoolList } from '@edbazaar/api-client'
import {
  FiltersForm,
  type FiltersProps,
  HiddenField,
  OptionsField,
  previousFields,
  ValuesField,
} from '@edbazaar/feature-list-kit'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { FeesField } from './FeesField'
import { highestFee } from './fee-stops'
import { ageBands, type ListState } from './list-state'
import { ageBandLabel, messages } from './messages'

export type SchoolFiltersProps = FiltersProps<ListState, SchoolList> & { id: string | undefined }

/** The filters of the school list. */
export function SchoolFilters({ id, ...shared }: SchoolFiltersProps) {
  const { filters, state } = shared
  const [first, ...others] = filters.facets
  const fees = filters.known?.fees ?? null
  const hidden =
    fees === null ? (
      <>
        <HiddenField name="fee_min" value={state.feeMin} />
        <HiddenField name="fee_max" value={state.feeMax} />
      </>
    ) : (
      <HiddenField name={previousFields.feeTop} value={highestFee(fees)} />
    )
  return (
    <FiltersForm id={id} action={paths.schools} state={state} hidden={hidden}>
      {first && <ValuesField facet={first} {...shared} />}
      <FeesField {...shared} />
      <AgesField {...shared} />
      {others.map((facet) => (
        <ValuesField key={facet.id} facet={facet} {...shared} />
      ))}
    </FiltersForm>
  )
}

function AgesField({ filters, state, onChange }: FiltersProps<ListState, SchoolList>) {
  const t = useMessages(messages)
  const { known, isCounted } = filters
  const counts = new Map(known?.ages.map(({ band, count }) => [band, count]))
  return (
    <OptionsField
      legend={t(messages.age)}
      name="ages"
      options={ageBands.map((band) => ({
        value: band,
        label: ageBandLabel(band),
        count: isCounted ? (counts.get(band) ?? 0) : null,
      }))}
      selected={state.ages}
      onSelected={(ages, before) =>
        onChange({ ...state, ages, page: 1 }, { ...state, ages: before })
      }
    />
  )
}
