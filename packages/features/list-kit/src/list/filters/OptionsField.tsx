import { FacetGroup } from '@edbazaar/ui/FacetGroup'

interface OptionsFieldProps<Value extends string> {
  legend: string
  /** The query parameter. */
  name: string
  /** In display order; the count is null if unknown. */
  options: readonly { value: Value; label: string; count: number | null }[]
  selected: readonly Value[]
  /** Called with the selected values, in the order of the options. */
  onSelected: (selected: Value[]) => void
}

/** A filter with fixed options. Options without results are hidden unless selected. */
export function OptionsField<Value extends string>({
  legend,
  name,
  options,
  selected,
  onSelected,
}: OptionsFieldProps<Value>) {
  const visible = options
    .filter(({ value, count }) => count !== 0 || selected.includes(value))
    .map(({ count, ...option }) => ({ ...option, count: count ?? undefined }))
  if (visible.length === 0) return null
  return (
    <FacetGroup
      legend={legend}
      name={name}
      options={visible}
      visibleCount={visible.length}
      selected={selected}
      onSelectedChange={(checked) =>
        onSelected(options.map(({ value }) => value).filter((value) => checked.includes(value)))
      }
    />
  )
}
