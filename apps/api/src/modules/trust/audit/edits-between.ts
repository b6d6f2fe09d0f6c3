/** The fields that differ, with their values. Both records have the same fields. */
export function editsBetween<Fields extends object>(before: Fields, after: Fields) {
  const former = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const previous = former.get(field)
    return JSON.stringify(previous) === JSON.stringify(value)
      ? []
      : [{ field, before: previous, after: value }]
  })
}
