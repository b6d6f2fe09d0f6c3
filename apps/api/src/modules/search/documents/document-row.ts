import { cellKeys } from '../../platform/places/grid-cells.ts'
import { nameWords } from '../../platform/text/abbreviations.ts'
import { normalise, wordsOf } from '../../platform/text/normalise.ts'
import { renamedPlaces } from '../../platform/text/renamed-places.ts'
import { placePrefixKeys, prefixKeys } from '../../platform/text/word-keys.ts'
import { KeyMemo } from './key-memo.ts'
import { type DocumentKind, filterValueKey, kindKey } from './keys.ts'

/** A row of `search_document` without its band, which the database assigns. */
export interface DocumentRow {
  readonly kind: DocumentKind
  readonly refId: number
  readonly name: string
  /** The normalised name and subjects. */
  readonly norm: string
  /** The slug of a school or product; null for jobs and stores, whose URLs use the id. */
  readonly slug: string | null
  /** The line under the name in a suggestion. */
  readonly detail: string
  readonly files: readonly string[]
  readonly lat: number | null
  readonly lng: number | null
  /** 0 to 1. */
  readonly popularity: number
  readonly keys: readonly number[]
}

export interface DocumentSource {
  readonly kind: DocumentKind
  readonly id: number
  readonly name: string
  readonly slug: string | null
  readonly detail: string
  readonly files: readonly string[]
  /** Further words that find the document, such as the kind of a product. */
  readonly otherNames: readonly (string | null)[]
  /** Subjects, which rank like the name. */
  readonly subjects?: readonly string[]
  /** Names of the place: city, district, state. */
  readonly places: readonly (string | null)[]
  /** Six digits; searches find it from the fourth digit on. */
  readonly pincode?: string | null
  /** Ids of filter values that queries can name. */
  readonly filterIds?: readonly number[]
  readonly lat: number | null
  readonly lng: number | null
  readonly popularity: number
}

const maxNameLength = 300
const maxKeys = 400
/** Digits of a PIN code that identify a few districts; fewer digits could be any number. */
const minPincodeDigits = 4
const ofName = new KeyMemo((word) => prefixKeys(word))
const ofPlace = new KeyMemo(placeKeys)
const ofPincode = new KeyMemo((pincode) => prefixKeys(pincode, minPincodeDigits))

/** Creates a search document. Pure except for the cache of words. */
export function documentRow(source: DocumentSource): DocumentRow {
  const name = clean(source.name).slice(0, maxNameLength)
  const norm = normalise([name, ...(source.subjects ?? [])].join(' '))
  const keys = new Set<number>()
  for (const word of nameWords(norm)) addAll(keys, ofName.of(word))
  for (const other of source.otherNames) addWords(keys, other)
  for (const place of source.places) if (place) addAll(keys, ofPlace.of(place))
  if (source.pincode) addAll(keys, ofPincode.of(source.pincode.replace(/\D/g, '')))
  const bounded = keys.size > maxKeys ? [...keys].slice(0, maxKeys) : [...keys]
  const { lat, lng } = source
  if (lat !== null && lng !== null) bounded.push(...cellKeys(lat, lng))
  if (source.filterIds) bounded.push(...new Set(source.filterIds.map(filterValueKey)))
  if (source.kind !== 'school') bounded.push(kindKey(source.kind))
  return {
    kind: source.kind,
    refId: source.id,
    name,
    norm,
    slug: source.slug,
    detail: clean(source.detail).slice(0, maxNameLength),
    files: source.files.map(clean),
    lat,
    lng,
    popularity: source.popularity,
    keys: bounded,
  }
}

/** A line of place names without repetitions: Indiranagar, Bengaluru, Karnataka. */
export function placeLine(parts: readonly (string | null | undefined)[]): string {
  const seen = new Set<string>()
  const line: string[] = []
  for (const part of parts) {
    const trimmed = part?.trim()
    if (!trimmed || seen.has(trimmed.toLowerCase())) continue
    seen.add(trimmed.toLowerCase())
    line.push(trimmed)
  }
  return line.join(', ')
}

function placeKeys(place: string): number[] {
  const keys = new Set<number>()
  for (const word of wordsOf(place).slice(0, 12)) {
    addAll(keys, placePrefixKeys(word))
    for (const other of renamedPlaces.get(word) ?? []) addAll(keys, placePrefixKeys(other))
  }
  return [...keys]
}

function addWords(keys: Set<number>, text: string | null): void {
  if (text) for (const word of wordsOf(text)) addAll(keys, ofName.of(word))
}

function addAll(keys: Set<number>, more: readonly number[]): void {
  for (const key of more) keys.add(key)
}

/** PostgreSQL text cannot contain NUL or half of a surrogate pair. */
const clean = (text: string) =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
