/** A run of words, from the first to before the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The words of a span as one text. */
export const textOf = (words: readonly string[], { from, to }: Span): string =>
  words.slice(from, to).join(' ')

/** The positions of the words that have no meaning yet. */
export const openWords = (taken: readonly boolean[]): number[] =>
  taken.flatMap((is, at) => (is ? [] : [at]))

/** The runs of words that have no meaning yet. */
export function openRuns(taken: readonly boolean[]): Span[] {
  const runs: Span[] = []
  for (let from = 0; from < taken.length; from++) {
    if (taken[from]) continue
    let to = from
    while (to < taken.length && !taken[to]) to++
    runs.push({ from, to })
    from = to
  }
  return runs
}
