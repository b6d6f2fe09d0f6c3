export interface District {
  readonly name: string
  readonly state: string
}

/** The district of a place or school, as far as it is known. */
export type KnownDistrict = { readonly [Key in keyof District]: string | null }

/** The district of most of the rows, and of the first of equally frequent ones; null without any. */
export function mostFrequentDistrict(rows: readonly KnownDistrict[]): District | null {
  const counts = new Map<string, { district: District; count: number }>()
  for (const { name, state } of rows) {
    if (name === null || state === null) continue
    const key = `${name}\n${state}`
    counts.set(key, { district: { name, state }, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count)
  return most?.district ?? null
}
