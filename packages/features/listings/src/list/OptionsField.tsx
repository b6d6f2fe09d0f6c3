import { FacetGroup } from '@edbazaar/ui/FacetGroup'

interface OptionsFieldProps<Value extends string> {
  legend: string
  /** The parameter. */
  name: string
  /** In the order shown; the count is null where nothing was counted. */
  options: readonly { value: Value; label: string; count: number | null }[]
  selected: readonly Value[]
  /** Called with the values ticked, in the order of the options. */
  onSelected: (selected: Value[]) => void
}

/** One question with a few fixed answers. Those that lead nowhere are left out, unless ticked. */
export function OptionsField<Value extends string>({
  legend,
  name,
  options,
  selected,
  onSelected,
}: OptionsFieldProps<Value>) {
  const offered = options
    .filter(({ value, count }) => count !== 0 || selected.includes(value))
    .map(({ count, ...option }) => ({ ...option, count: count ?? undefined }))
  if (offered.length === 0) return null
  return (
    <FacetGroup
      legend={legend}
      name={name}
      options={offered}
      shown={offered.length}
      selected={selected}
      onSelectedChange={(ticked) =>
        onSelected(options.map(({ value }) => value).filter((value) => ticked.includes(value)))
      }
    />
  )
}
