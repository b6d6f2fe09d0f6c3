/** Filter values of the Board filter, by name. */
export type BoardIds = ReadonlyMap<string, number>

/** Names of boards in registers, by the filter's name. */
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

/** Maps every known name of a board to its filter value, for `boardIds`. */
export function knownBoards(values: readonly { id: number; name: string }[]): BoardIds {
  const ids = new Map(values.map(({ id, name }) => [plain(name), id]))
  for (const [name, others] of Object.entries(otherNames)) {
    const id = ids.get(name)
    if (id !== undefined) for (const other of others) if (!ids.has(other)) ids.set(other, id)
  }
  return ids
}

/** The ids of the filter values named in "ICSE/ISC" or "CBSE", ascending, and the unknown names. */
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
