import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { FacetGroup } from '@edbazaar/ui/FacetGroup'
import { messages } from '../messages'
import { useShownValue } from './use-shown-value'

interface OptionsFieldProps<Value extends string> {
  legend: string
  /** The query parameter. */
  name: string
  /** In display order; the count is null if unknown. */
  options: readonly { value: Value; label: string; count: number | null }[]
  selected: readonly Value[]
  /** Called with the selected values, in the order of the options, and with those shown before. */
  onSelected: (selected: Value[], before: Value[]) => void
}

/** A filter with fixed options, all of which stay in place. */
export function OptionsField<Value extends string>({
  legend,
  name,
  options,
  selected,
  onSelected,
}: OptionsFieldProps<Value>) {
  const t = useMessages(messages)
  const [shown, show] = useShownValue(selected)
  function change(checked: readonly string[]) {
    const next = options.map(({ value }) => value).filter((value) => checked.includes(value))
    show(next)
    onSelected(next, [...shown])
  }
  return (
    <FacetGroup
      legend={legend}
      name={name}
      options={options.map(({ count, ...option }) => ({ ...option, count: count ?? undefined }))}
      visibleCount={options.length}
      selected={shown}
      labels={translateLabels(messages.facetLabels, t)}
      onSelectedChange={change}
    />
  )
}
