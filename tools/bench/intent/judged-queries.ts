import { readFileSync } from 'node:fs'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { normalise } from '../../../apps/api/src/modules/platform/text/normalise.ts'
import { oneOf, seededRandom } from '../lib/random.ts'
import { sampleSchools } from '../lib/register-database.ts'
import { misspell, typoKinds } from '../lib/typos.ts'
import { hindi, statements } from './query-words.ts'
import { localitiesSql, pincodesSql, type TownRow, townsSql } from './sampled-places.ts'

/** What a result must fulfil to be useful. */
export interface Wanted {
  /** The place that is meant; null if only the name counts. */
  readonly center: { readonly lat: number; readonly lng: number } | null
  /** Kilometres. */
  readonly within: number
  readonly board: string | null
  /** A word of the name. */
  readonly word: RegExp | null
  /** The normalised name of the school that is meant, and its city. */
  readonly school: { readonly id: number; readonly norm: string } | null
}

export interface JudgedQuery {
  readonly kind: string
  readonly query: string
  readonly wanted: Wanted
}

const seed = 20_261_124
const nearTown = 50
const nearLocality = 15
const boards = ['CBSE', 'ICSE'] as const
const any: Wanted = { center: null, within: nearTown, board: null, word: null, school: null }

/** The judged queries: generated from the places, boards and names of the database, and by hand. */
export async function judgedQueries(database: Database): Promise<JudgedQuery[]> {
  const { pool } = database
  const random = seededRandom(seed)
  const ids = new Map(
    (
      await pool.query<{ id: number; name: string }>(
        `select v.id, v.name from filter_value v join filter f on f.id = v.filter_id
         where f.section = 'schools' and f.name = 'Board'`,
      )
    ).rows.map(({ id, name }) => [name, id]),
  )
  const byBoard = await Promise.all(
    boards.map(async (board) => (await pool.query<TownRow>(townsSql, [ids.get(board)])).rows),
  )
  const towns = byBoard[0] ?? []
  const pairs = byBoard.flatMap((all, i) =>
    all.map((town) => ({ town, board: boards[i] ?? 'CBSE' })),
  )
  const queries: JudgedQuery[] = []
  const add = (kind: string, query: string, wanted: Partial<Wanted>) =>
    queries.push({ kind, query, wanted: { ...any, ...wanted } })
  const some = <T>(values: readonly T[], count: number) =>
    Array.from({ length: Math.min(count, values.length * 4) }, () => oneOf(values, random))

  for (const { town, board } of some(pairs, 250)) {
    const name = board.toLowerCase()
    const templates = [
      `${name} ${town.norm}`,
      `${name} schools in ${town.norm}`,
      `best ${name} school ${town.norm}`,
      `${town.norm} ${name} school`,
    ]
    add('place + board', oneOf(templates, random), { center: town, board })
  }
  for (const town of some(towns, 250)) {
    const templates = [
      `schools in ${town.norm}`,
      `${town.norm} schools`,
      `best school in ${town.norm}`,
      `top 10 schools of ${town.norm}`,
      `school ${town.norm}`,
    ]
    add('place only', oneOf(templates, random), { center: town })
  }
  const pincodes = await pool.query<TownRow>(pincodesSql, [seed, 200])
  for (const place of pincodes.rows) {
    const spaced = place.name.replace(/^(\d{3})(\d{3})$/, '$1 $2')
    const templates = [
      place.name,
      `schools in ${place.name}`,
      `school near ${place.name}`,
      `schools ${spaced}`,
    ]
    add('PIN code', oneOf(templates, random), { center: place, within: nearLocality })
  }
  const localities = await pool.query<TownRow & { district: string }>(localitiesSql, [seed, 200])
  for (const { district, ...place } of localities.rows) {
    const templates = [
      `schools near ${place.norm} ${normalise(district)}`,
      `best school near ${place.norm} ${normalise(district)}`,
    ]
    add('near a locality', oneOf(templates, random), { center: place, within: nearLocality })
  }
  for (const town of some(towns, 200)) {
    const { words, names } = oneOf(statements, random)
    add(
      'type, level or medium + place',
      `${oneOf(words, random)} ${oneOf(['in ', ''], random)}${town.norm}`,
      { center: town, word: names },
    )
  }
  for (const { town, board } of some(pairs, 150)) {
    const text = oneOf(hindi.latin, random)
      .replace('{town}', town.norm)
      .replace('{board}', board.toLowerCase())
    add('Hindi in Latin letters', text, { center: town, board })
  }
  const girls = statements[0].names
  for (const town of some(towns, 50))
    add('Hindi in Latin letters', oneOf(hindi.girls, random).replace('{town}', town.norm), {
      center: town,
      word: girls,
    })
  const hindiPairs = pairs.filter(({ town }) => town.norm in hindi.towns)
  for (const { town, board } of some(hindiPairs, 120)) {
    const text = oneOf(hindi.script, random)
      .replace('{town}', hindi.towns[town.norm] ?? '')
      .replace('{board}', hindi.boards[board])
    add('Hindi in Devanagari', text, { center: town, board })
  }
  for (const { town } of some(hindiPairs, 40))
    add(
      'Hindi in Devanagari',
      oneOf(hindi.scriptGirls, random).replace('{town}', hindi.towns[town.norm] ?? ''),
      { center: town, word: girls },
    )
  for (const { town, board } of some(
    pairs.filter(({ town: { norm } }) => norm.length >= 6),
    200,
  )) {
    const wrong = misspell(town.norm, oneOf(typoKinds, random), random) ?? town.norm
    const templates = [
      `${board.toLowerCase()} schools in ${wrong}`,
      `${board.toLowerCase()} school ${wrong}`,
    ]
    add('one typo in the place', oneOf(templates, random), { center: town, board })
  }
  await addNames(database, queries, random)
  return [
    ...queries,
    ...written('by hand', 'hand-written.tsv', towns),
    ...written('other Indian languages', 'other-languages.tsv', towns),
  ]
}

async function addNames(database: Database, queries: JudgedQuery[], random: () => number) {
  const schools = await sampleSchools(database, 1_500, seed)
  const distinct = schools.filter(
    ({ sharing, norm }) =>
      sharing <= 10 && norm.split(' ').filter((word) => /^[a-z]{5,}$/.test(word)).length >= 3,
  )
  for (const school of distinct.slice(0, 150)) {
    const words = school.norm.split(' ')
    const long = words.flatMap((word, i) => (/^[a-z]{5,}$/.test(word) ? [i] : []))
    for (const at of [long[0] ?? 0, long[1] ?? 0])
      words[at] = misspell(words[at] ?? '', oneOf(typoKinds, random), random) ?? words[at] ?? ''
    queries.push({
      kind: 'two typos in a name',
      query: words.join(' '),
      wanted: { ...any, school },
    })
  }
  for (const school of schools
    .filter(({ city, sharing }) => city !== null && sharing < 500)
    .slice(0, 200)) {
    const city = normalise(school.city ?? '')
    if (city === '') continue
    queries.push({
      kind: 'name + place',
      query: `${school.norm} ${city}`,
      wanted: { ...any, school },
    })
  }
}

/** The queries of a file. Those of towns that the database lacks are left out. */
function written(kind: string, file: string, towns: readonly TownRow[]): JudgedQuery[] {
  const byName = new Map(towns.map((town) => [town.name, town]))
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [place = '', condition = '', queries = ''] = line.split('\t')
      const center = byName.get(place)
      if (!center) return []
      const [what, value = ''] = condition.split(':')
      const wanted = {
        ...any,
        center,
        board: what === 'board' ? value : null,
        word: what === 'word' ? new RegExp(`\\b(${value})`, 'i') : null,
      }
      return queries.split('|').map((query) => ({ kind, query, wanted }))
    })
}
