import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { announcePlaces } from '../changes/announce-places.ts'
import { normalise } from '../text/normalise.ts'
import { type PlaceInput, type PlaceRow, placeRow } from './place-row.ts'

/** Numbers of new, improved and unchanged places. */
export interface PlacesWritten {
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
}

interface KnownPlace {
  readonly position: number
  readonly id: number
  readonly slug: string
  readonly source: string
  readonly sourceId: string
  readonly name: string
  readonly type: PlaceInput['type']
  readonly district: string | null
  readonly state: string | null
  readonly pincode: string | null
  readonly lat: number | null
  readonly lng: number | null
  readonly pointRank: number
  readonly popularity: number
}

/** Places per statement. */
const atOnce = 2_000

/**
 * Writes places without duplicates: an existing place, matched by its source key or by name with its
 * PIN code or district, is improved if the new one is better known, more complete or has a better
 * point, and keeps its slug.
 * Writing the same places again changes nothing. Safe in a transaction.
 */
export async function writePlaces(tx: Db, places: readonly PlaceInput[]): Promise<PlacesWritten> {
  const written = { inserted: 0, updated: 0, unchanged: 0 }
  for (let from = 0; from < places.length; from += atOnce) {
    const rows = mergeRepeated(places.slice(from, from + atOnce)).map(placeRow)
    const known = await findKnown(tx, rows)
    const fresh = rows.filter((_, position) => !known.has(position))
    const better = improvements(rows, known)
    await insert(tx, await withFreeSlugs(tx, fresh))
    await update(tx, better)
    written.inserted += fresh.length
    written.updated += better.length
    written.unchanged += rows.length - fresh.length - better.length
  }
  if (written.inserted + written.updated > 0) await announcePlaces(tx)
  return written
}

/**
 * Merges two places: the better known one, with the point and PIN code of the better source. Between
 * equal sources, the point stays.
 */
function mergePlaces<T extends PlaceInput>(place: T, other: PlaceInput): T {
  const isBetter =
    other.type === place.type ? other.popularity > place.popularity : outranks(other, place)
  const first = isBetter ? other : place
  const hasBetterPoint =
    other.lat !== null && (place.lat === null || other.pointRank > place.pointRank)
  const [point, second] = hasBetterPoint ? [other, place] : [place, other]
  return {
    ...place,
    name: first.name,
    type: first.type,
    popularity: Math.max(place.popularity, other.popularity),
    state: isSameRecord(place, other) ? other.state : place.state,
    pincode: point.pincode ?? second.pincode,
    lat: point.lat,
    lng: point.lng,
    pointRank: point.pointRank,
  }
}

/** Whether a source describes both with one record, whose newest spelling of the state is right. */
const isSameRecord = (one: PlaceInput, other: PlaceInput) =>
  one.source === other.source && one.sourceId === other.sourceId

const ranks: Record<PlaceInput['type'], number> = {
  town: 3,
  locality: 2,
  post_office: 1,
  pincode: 0,
}
const outranks = (one: PlaceInput, other: PlaceInput) => ranks[one.type] > ranks[other.type]

function mergeRepeated(places: readonly PlaceInput[]): PlaceInput[] {
  const byKey = new Map<string, PlaceInput>()
  for (const place of places) {
    const key = `${place.source}\n${place.sourceId}`
    const before = byKey.get(key)
    byKey.set(key, before ? mergePlaces(before, place) : place)
  }
  return mergeNamesakes([...byKey.values()])
}

/** Places with one name and PIN code are one, also where sources name its district differently. */
function mergeNamesakes(places: readonly PlaceInput[]): PlaceInput[] {
  const byName = new Map<string, PlaceInput>()
  for (const place of places) {
    const { type, pincode, state, source, sourceId } = place
    const isNamed = type !== 'pincode' && pincode !== null
    const key = isNamed
      ? `${normalise(place.name)}\n${pincode}\n${state ?? ''}`
      : `\n${source}\n${sourceId}`
    const before = byName.get(key)
    byName.set(key, before ? mergePlaces(before, place) : place)
  }
  return [...byName.values()]
}

/** The existing place of each row, by the row's position. */
async function findKnown(tx: Db, rows: readonly PlaceRow[]): Promise<Map<number, KnownPlace>> {
  const inputs = rows.map((row, position) => ({ ...row, position, keys: undefined }))
  const { rows: found } = await tx.execute<{
    [column in keyof KnownPlace]: KnownPlace[column]
  }>(sql`
    select distinct on (i."position") i."position", p.id, p.slug, p.source,
      p.source_id as "sourceId", p.name, p.type, p.district, p.state, p.pincode, p.lat, p.lng,
      p.point_rank as "pointRank", p.popularity
    from jsonb_to_recordset(${JSON.stringify(inputs)}::jsonb) as i(
      "position" integer, "source" text, "sourceId" text, "norm" text, "type" text,
      "district" text, "state" text, "pincode" text, "lat" double precision,
      "lng" double precision)
    join place p on p.norm = i."norm"
      and (p.type = 'pincode') = (i."type" = 'pincode')
      and (p.source = i."source" and p.source_id = i."sourceId"
        or i."type" = 'pincode'
        or p.state is not distinct from i."state"
          and (p.district is not distinct from i."district"
            or p.pincode = i."pincode"
            or p.source <> i."source"
              and abs(p.lat - i."lat") < 0.1 and abs(p.lng - i."lng") < 0.1))
    order by i."position", (p.source = i."source" and p.source_id = i."sourceId") desc,
      (p.pincode is not distinct from i."pincode") desc,
      (p.district is not distinct from i."district") desc, p.id`)
  return new Map(found.map((place) => [place.position, place]))
}

type Improvement = PlaceRow & { readonly id: number }

function improvements(
  rows: readonly PlaceRow[],
  known: ReadonlyMap<number, KnownPlace>,
): Improvement[] {
  return rows.flatMap((row, position) => {
    const old = known.get(position)
    if (!old) return []
    const merged = mergePlaces(old, row)
    const isSame =
      merged.name === old.name &&
      merged.type === old.type &&
      merged.state === old.state &&
      Math.fround(merged.popularity) === Math.fround(old.popularity) &&
      merged.pincode === old.pincode &&
      merged.lat === old.lat &&
      merged.lng === old.lng &&
      merged.pointRank === old.pointRank
    return isSame ? [] : [{ ...placeRow(merged), id: old.id, slug: old.slug }]
  })
}

/**
 * Gives each row a free slug: the second place with a name gets its state, further ones a number.
 */
async function withFreeSlugs(tx: Db, rows: readonly PlaceRow[]): Promise<PlaceRow[]> {
  const chosen = new Map<PlaceRow, string>()
  const used = new Set<string>()
  let open = [...rows]
  for (let attempt = 0; open.length > 0; attempt++) {
    const slugs = open.map((row) => nthSlug(row, attempt))
    const { rows: taken } = await tx.execute<{ slug: string }>(sql`
      select p.slug from place p
      join jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb) s on s = p.slug`)
    for (const { slug } of taken) used.add(slug)
    open = open.filter((row) => {
      const slug = nthSlug(row, attempt)
      if (used.has(slug)) return true
      used.add(slug)
      chosen.set(row, slug)
      return false
    })
  }
  return rows.map((row) => ({ ...row, slug: chosen.get(row) ?? row.slug }))
}

function nthSlug({ slug, state }: PlaceRow, attempt: number): string {
  const inState = state?.toLowerCase().replace(/[^a-z0-9]+/g, '-') ?? ''
  if (attempt === 0) return slug
  if (attempt === 1 && inState !== '') return `${slug.slice(0, 80)}-${inState}`.slice(0, 118)
  return `${slug}-${attempt + 1}`
}

async function insert(tx: Db, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into place (slug, source, source_id, name, norm, type, district, state, pincode, lat, lng,
      point_rank, popularity, band, keys)
    select r."slug", r."source", r."sourceId", r."name", r."norm", r."type", r."district",
      r."state", r."pincode", r."lat", r."lng", r."pointRank",
      r."popularity", r."band", r."keys"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      "slug" text, "source" text, "sourceId" text, "name" text, "norm" text, "type" text,
      "district" text, "state" text, "pincode" text, "lat" double precision,
      "lng" double precision, "pointRank" smallint, "popularity" real, "band" smallint,
      "keys" integer[])`)
}

async function update(tx: Db, rows: readonly Improvement[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update place p set name = r."name", norm = r."norm", type = r."type", pincode = r."pincode",
      state = r."state", lat = r."lat", lng = r."lng", point_rank = r."pointRank", popularity = r."popularity", band = r."band",
      keys = r."keys", updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      "id" integer, "name" text, "norm" text, "type" text, "state" text, "pincode" text,
      "lat" double precision, "lng" double precision, "pointRank" smallint, "popularity" real,
      "band" smallint, "keys" integer[])
    where p.id = r."id"`)
}
