/** Filter values of the filter Board, by their names. */
export type BoardIds = ReadonlyMap<string, number>

/** How registers name boards that the filter names otherwise. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  cbse: ['central board of secondary education'],
  icse: ['cisce', 'icse board'],
  isc: ['isc board'],
  ib: ['international baccalaureate', 'ibdp'],
  igcse: ['cambridge', 'cambridge igcse', 'caie', 'cie'],
  nios: ['national institute of open schooling'],
  'state board': ['state', 'ssc', 'sslc', 'hsc', 'state government', 'matriculation'],
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A lookup of boards by any of their names, for `boardIds`. */
export function knownBoards(values: readonly { id: number; name: string }[]): BoardIds {
  const ids = new Map(values.map(({ id, name }) => [plain(name), id]))
  for (const [name, others] of Object.entries(otherNames)) {
    const id = ids.get(name)
    if (id !== undefined) for (const other of others) if (!ids.has(other)) ids.set(other, id)
  }
  return ids
}

/**
 * The filter values that "ICSE/ISC" or "CBSE" names, ascending, and the names that no value has.
 */
export function boardIds(text: string, known: BoardIds): { ids: number[]; unknown: string[] } {
  const whole = known.get(plain(text))
  if (whole !== undefined) return { ids: [whole], unknown: [] }
  const ids = new Set<number>()
  const unknown: string[] = []
  for (const part of text.split(/[/,;+&|]/)) {
    const name = part.trim()
    const id = known.get(plain(name))
    if (id !== undefined) ids.add(id)
    else if (name !== '') unknown.push(name)
  }
  return { ids: [...ids].sort((a, b) => a - b), unknown }
}
