/** How many columns fit on a phone. */
const fits = 2

/**
 * Keys of the columns that a phone shows, the one chosen last at the end. Columns that are gone are
 * replaced by the first ones left.
 */
export function shownPair(all: readonly string[], chosen: readonly string[]): readonly string[] {
  const kept = chosen.filter((key) => all.includes(key)).slice(-fits)
  const others = all.filter((key) => !kept.includes(key))
  return [...others.slice(0, fits - kept.length), ...kept]
}

/** Replaces the column that was chosen earlier. */
export function withChosen(pair: readonly string[], key: string): readonly string[] {
  return pair.includes(key) ? pair : [...pair, key].slice(-fits)
}
