interface Choices<Name extends string, Value extends string> {
  name: Name
  label: string
  values: readonly Value[]
  labelOf: (value: Value) => string
}

/** A filter by one of a few values. */
export const filterOf = <const Name extends string, Value extends string>({
  name,
  label,
  values,
  labelOf,
}: Choices<Name, Value>) => ({
  name,
  label,
  choices: values.map((value) => ({ value, label: labelOf(value) })),
})
