/**
 * Applies the difference between `from` and `next` to the pending state `requested`. For lists, applies
 * the added and removed values.
 */
export function changedState<State extends object>(
  from: State,
  next: State,
  requested: State,
): State {
  const changed = { ...requested }
  for (const name of Object.keys(next) as (keyof State)[]) {
    const [before, after, asked] = [from[name], next[name], requested[name]]
    if (JSON.stringify(before) === JSON.stringify(after)) continue
    changed[name] =
      Array.isArray(before) && Array.isArray(after) && Array.isArray(asked)
        ? (changedList(before, after, asked) as State[keyof State])
        : after
  }
  return changed
}

function changedList(before: unknown[], after: unknown[], asked: unknown[]): unknown[] {
  const kept = asked.filter((value) => after.includes(value) || !before.includes(value))
  const added = after.filter((value) => !before.includes(value) && !asked.includes(value))
  return [...kept, ...added]
}
