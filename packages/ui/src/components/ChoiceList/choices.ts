/** A value of a filter. */
export interface Choice {
  /** Unique key. */
  id: number
  /** The displayed name. Its language is detected. */
  name: string
}

/** Values in which a word begins with the text; names that begin with it come first. */
export function matchingChoices(choices: readonly Choice[], text: string): readonly Choice[] {
  const typed = text.trim().toLowerCase()
  if (typed === '') return choices
  const isFirst = ({ name }: Choice) => name.toLowerCase().startsWith(typed)
  const isLater = (choice: Choice) =>
    !isFirst(choice) &&
    ` ${choice.name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`.includes(` ${typed}`)
  return [...choices.filter(isFirst), ...choices.filter(isLater)]
}

/** The selected values, in the order in which they were selected. */
export function selectedOf(all: readonly Choice[], selected: readonly number[]): readonly Choice[] {
  const byId = new Map(all.map((choice) => [choice.id, choice]))
  return selected.flatMap((id) => byId.get(id) ?? [])
}

/** Search results first, then local matches, so that the list is never empty while searching. */
export function offeredChoices(
  choices: readonly Choice[],
  text: string,
  found: readonly Choice[] = [],
): readonly Choice[] {
  const here = matchingChoices(choices, text)
  if (text.trim() === '' || found.length === 0) return here
  const ids = new Set(found.map(({ id }) => id))
  return [...found, ...here.filter(({ id }) => !ids.has(id))]
}
