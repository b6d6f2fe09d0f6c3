import type { Pool } from 'pg'
import { isApproximatePoint } from '../../../platform/places/point-rank.ts'
import { normalise } from '../../../platform/text/normalise.ts'
import type { QueryPlace } from './known-places.ts'
import { bytesPerName } from './place-names.ts'

interface PlaceRow {
  readonly slug: string
  readonly name: string
  readonly norm: string
  readonly type: 'town' | 'locality' | 'post_office' | 'pincode'
  readonly district: string | null
  readonly state: string | null
  readonly pincode: string | null
  readonly lat: number
  readonly lng: number
  readonly pointRank: number
  readonly popularity: number
}

interface AreaRow {
  readonly kind: 'state' | 'district' | 'city'
  readonly stateSlug: string
  readonly slug: string
  readonly name: string
  readonly state: string | null
  readonly total: number
  readonly lat: number | null
  readonly lng: number | null
  readonly placeSlug: string | null
}

/** Squares of about 11 km. */
const squaresPerDegree = 10
const columns = `slug, name, norm, type, district, state, pincode, lat, lng,
  point_rank as "pointRank", popularity`
const knownSql = `select ${columns} from place
  where band <= 1 and type <> 'pincode' and lat is not null and lng is not null`
const areasSql = `select kind, state_slug as "stateSlug", slug, name, state, total, lat, lng,
    place_slug as "placeSlug"
  from area where kind in ('state', 'district', 'city')`
/** Schools with details are in towns; a register has the others in every village. */
const schoolsSql = `select floor(lat * ${squaresPerDegree})::integer as row,
    floor(lng * ${squaresPerDegree})::integer as column, count(*)::integer as schools
  from school
  where is_public(school) and lat is not null
    and (filter_ids <> '{}'::integer[] or fee_min is not null or age_min is not null)
  group by 1, 2`
/** Namesakes of one name; the most frequent village names have hundreds. */
const maxNamesakes = 60
/**
 * The names are JSON, whose length the planner does not know, so it keeps one plan. With an array it makes
 * a new plan for each query, which takes longer than the query.
 */
const namedSql = `select wanted.norm as asked, p.* from jsonb_array_elements_text($1::jsonb) as wanted(norm),
  lateral (select ${columns} from place
    where place.norm = wanted.norm and lat is not null and lng is not null
    order by popularity desc, slug limit ${maxNamesakes}) p
  union all
  select wanted.norm as asked, p.* from jsonb_array_elements_text($1::jsonb) as wanted(norm),
  lateral (select ${columns} from place
    where place.pincode = wanted.norm and type <> 'pincode' and lat is not null and lng is not null
    order by popularity desc, slug limit 1) p`

/** The hashes of the names of all places, in ascending order. */
const nameHashesSql = `select coalesce(string_agg(hash, '' order by hash), '') as hashes
  from (select distinct substring(sha256(convert_to(named.name, 'UTF8')) for ${bytesPerName}) as hash
    from place, lateral (values (norm), (pincode)) named(name)
    where named.name is not null and lat is not null and lng is not null) names`

export type QueryPlacesRepository = ReturnType<typeof createQueryPlacesRepository>

/** Reads places that queries can name. */
export function createQueryPlacesRepository(pool: Pool) {
  return {
    /** States, districts, towns, and places that are known beyond their district. */
    async known(): Promise<QueryPlace[]> {
      const [places, areas, schools] = await Promise.all([
        pool.query<PlaceRow>(knownSql),
        pool.query<AreaRow>(areasSql),
        pool.query<{ row: number; column: number; schools: number }>(schoolsSql),
      ])
      const cities = new Map(areas.rows.map((area) => [area.placeSlug, area]))
      const bySquare = new Map(
        schools.rows.map(({ row, column, schools: count }) => [`${row}/${column}`, count]),
      )
      const counted = areas.rows.flatMap(toArea)
      const isCounted = new Set(counted.map(({ type, norm, state }) => `${type}/${norm}/${state}`))
      const others = regionsOf(places.rows).filter(
        ({ type, norm, state }) => !isCounted.has(`${type}/${norm}/${state}`),
      )
      return [
        ...counted,
        ...others,
        ...places.rows.map(withSharedTexts()).map((place) => {
          const city = cities.get(place.slug)
          const area = city ? { state: city.stateSlug, place: city.slug } : null
          return toPlace(place, area, schoolsAround(place, bySquare))
        }),
      ]
    },

    /** The start of the SHA-256 of each name that `named` finds, in ascending order. */
    async nameHashes(): Promise<Buffer> {
      const { rows } = await pool.query<{ hashes: Buffer }>(nameHashesSql)
      return rows[0]?.hashes ?? Buffer.alloc(0)
    },

    /**
     * All places with one of the names or PIN codes, by name. The best known place of a PIN code
     * comes after the PIN code itself, which some lack.
     */
    async named(norms: readonly string[]): Promise<Map<string, QueryPlace[]>> {
      const { rows } = await pool.query<PlaceRow & { readonly asked: string }>({
        name: 'query_places_named',
        text: namedSql,
        values: [JSON.stringify(norms)],
      })
      const found = new Map<string, QueryPlace[]>()
      for (const { asked, ...row } of rows)
        found.set(asked, [...(found.get(asked) ?? []), toPlace(row, null, 0)])
      return found
    },
  }
}

/** Keeps one copy of equal texts: the driver makes a new one of a state for each of its places. */
function withSharedTexts(): (row: PlaceRow) => PlaceRow {
  const known = new Map<string, string>()
  const shared = <Text extends string | null>(text: Text): Text => {
    if (text === null) return text
    const first = known.get(text)
    if (first === undefined) known.set(text, text)
    return (first ?? text) as Text
  }
  return (row) => ({
    ...row,
    type: shared(row.type),
    district: shared(row.district),
    state: shared(row.state),
    pincode: shared(row.pincode),
  })
}

/** A town is better known than a village of its name. */
const minTown = 0.4

function toPlace(row: PlaceRow, area: QueryPlace['area'], schools: number): QueryPlace {
  const { pointRank, popularity, ...place } = row
  const importance =
    row.type === 'town' ? Math.max(popularity, minTown) + Math.log10(1 + schools) / 5 : popularity
  const isApproximate = isApproximatePoint(pointRank)
  return { ...place, isApproximate, importance, schools, area }
}

function toArea({ kind, stateSlug, slug, name, state, total, lat, lng }: AreaRow): QueryPlace[] {
  if (kind === 'city') return []
  const isState = kind === 'state'
  return [
    {
      slug: null,
      name,
      norm: normalise(name),
      type: kind,
      district: isState ? null : name,
      state: isState ? name : state,
      pincode: null,
      lat,
      lng,
      isApproximate: true,
      importance: isState ? 2 : 0.5 + Math.log10(1 + total) / 20,
      schools: total,
      area: { state: stateSlug, place: isState ? null : slug },
    },
  ]
}

/** The number of schools in the square of a place and the eight around it. */
function schoolsAround({ lat, lng }: PlaceRow, bySquare: ReadonlyMap<string, number>): number {
  const [row, column] = [Math.floor(lat * squaresPerDegree), Math.floor(lng * squaresPerDegree)]
  let schools = 0
  for (const up of [-1, 0, 1])
    for (const right of [-1, 0, 1]) schools += bySquare.get(`${row + up}/${column + right}`) ?? 0
  return schools
}

/** The states and districts of places, each at the centre of its places. */
function regionsOf(places: readonly PlaceRow[]): QueryPlace[] {
  const regions = new Map<string, { type: 'state' | 'district'; name: string; of: PlaceRow[] }>()
  const add = (type: 'state' | 'district', name: string, place: PlaceRow) => {
    const key = `${type}/${name}/${place.state}`
    const region = regions.get(key)
    if (region) region.of.push(place)
    else regions.set(key, { type, name, of: [place] })
  }
  for (const place of places) {
    if (place.state === null) continue
    if (place.type === 'town') add('state', place.state, place)
    if (place.district !== null) add('district', place.district, place)
  }
  return [...regions.values()].map(({ type, name, of }) => ({
    slug: null,
    name,
    norm: normalise(name),
    type,
    district: type === 'district' ? name : null,
    state: of[0]?.state ?? null,
    pincode: null,
    lat: middle(of.map(({ lat }) => lat)),
    lng: middle(of.map(({ lng }) => lng)),
    isApproximate: true,
    importance: type === 'state' ? 2 : 0.5,
    schools: 0,
    area: null,
  }))
}

/** The median: some coordinates are wrong. */
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null
