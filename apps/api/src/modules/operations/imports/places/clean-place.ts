import type { PlaceInput } from '../../../platform/places/place-row.ts'
import { pointRanks } from '../../../platform/places/point-rank.ts'
import { stateName } from '../../../platform/places/states.ts'
import { normalise } from '../../../platform/text/normalise.ts'
import { renamedPlaces } from '../../../platform/text/renamed-places.ts'
import { cleanText } from '../cleaning/clean-text.ts'
import { displayName } from '../cleaning/display-name.ts'
import { districtName } from '../cleaning/districts.ts'
import { pincodeField, pointField } from '../cleaning/number-fields.ts'
import type { PlaceColumn, PlaceRecord } from './place-record.ts'

export type ReportPlaceValue = (column: PlaceColumn | '', value: string, reason: string) => void

type Kind = Pick<PlaceInput, 'type' | 'popularity' | 'pointRank'>

const { town, postOffice, postalList, branchOffice } = pointRanks
/** Kinds of places in the list, with what they get. */
const kinds: Readonly<Record<string, Kind>> = {
  city_town: { type: 'town', popularity: 0.5, pointRank: town },
  post_office_head: { type: 'post_office', popularity: 0.45, pointRank: postOffice },
  post_office: { type: 'post_office', popularity: 0.32, pointRank: postOffice },
  geonames_postal: { type: 'locality', popularity: 0.15, pointRank: postalList },
  post_office_branch: { type: 'post_office', popularity: 0.1, pointRank: branchOffice },
}
const unknownKind: Kind = {
  type: 'locality',
  popularity: 0.05,
  pointRank: pointRanks.unknownKind,
}

/** B.O., S.O., H.O. and G.P.O. after a name only mean that the place has a post office. */
const officeMark =
  /[\s,(]+(?:[BSH]\.?\s?O|G\.?P\.?O|E\.?D\.?[BS]\.?O|[NT]*\.?T?SO)\b\.?\)?(?=\s*\(|\s*$)/i
const longestName = 120

/**
 * Cleans a place, which is identified by name, district and state. Invalid fields are
 * reported; returns undefined, and reports why, for a row that is not a place.
 */
export function cleanPlace(record: PlaceRecord, report: ReportPlaceValue): PlaceInput | undefined {
  const kind = kinds[record.type.trim().toLowerCase()]
  if (!kind) report('type', record.type, 'kept: an unknown type; imported as a locality')
  const state = stateOf(record, report)
  const district = cleanText(record.district).text.slice(0, longestName)
  const inDistrict = district === '' ? undefined : districtName(district, state)
  const name = placeName(record, inDistrict, report)
  if (name === undefined) return undefined
  return {
    ...(kind ?? unknownKind),
    source: 'places',
    sourceId: [normalise(name), normalise(inDistrict ?? ''), state ?? ''].join('|'),
    name,
    district: inDistrict ?? null,
    state: state ?? null,
    pincode: pincodeOf(record, report) ?? null,
    ...pointOf(record, report),
    popularity: popularityOf(kind ?? unknownKind, name, inDistrict),
  }
}

/** The town that a district is named after is its best known. */
function popularityOf(
  { type, popularity }: { type: string; popularity: number },
  name: string,
  district: string | undefined,
) {
  return type === 'town' &&
    district !== undefined &&
    normalise(district).startsWith(normalise(name))
    ? popularity + 0.25
    : popularity
}

function placeName(
  record: PlaceRecord,
  district: string | undefined,
  report: ReportPlaceValue,
): string | undefined {
  const { text, isRepaired } = cleanText(record.name)
  if (isRepaired)
    report('name', record.name, 'repaired: control characters and line breaks became spaces')
  const latin = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const bare = withoutDistrict(withoutOffice(latin), district)
  const name = displayName(bare).trim()
  if (normalise(name) === '') {
    report('', record.name, 'row refused: no name')
    return undefined
  }
  if (name.length <= longestName) return name
  report('name', record.name, `field cut: longer than ${longestName} characters`)
  return name.slice(0, longestName).trim()
}

/** Also where a district follows the mark: Kasba SO Kolkata is Kasba. */
const withoutOffice = (name: string) => {
  const [, before] = /^(.*\S)\s+(?:[BSH]O|DSO)\s+(?:[\p{L}\d]+\s*){1,3}$/u.exec(name) ?? []
  return before ?? name.replace(officeMark, '')
}

/** Removes a district in brackets: Indiranagar (Bangalore) lies in Bengaluru Urban anyway. */
function withoutDistrict(name: string, district: string | undefined): string {
  const [, before = '', inside = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? []
  if (before === '' || district === undefined) return name
  const around = normalise(district)
  const names = [normalise(inside), ...(renamedPlaces.get(normalise(inside)) ?? [])]
  return names.some((part) => part !== '' && around.startsWith(part)) ? before : name
}

function stateOf(record: PlaceRecord, report: ReportPlaceValue): string | undefined {
  const { text } = cleanText(record.state)
  if (text === '') return undefined
  const name = stateName(text)
  if (name === undefined) report('state', record.state, 'kept: not a state of India')
  return name ?? text.slice(0, longestName)
}

function pincodeOf(record: PlaceRecord, report: ReportPlaceValue): string | undefined {
  const { text } = cleanText(record.pincode)
  if (text === '') return undefined
  const field = pincodeField(text)
  if ('value' in field) return field.value
  report('pincode', record.pincode, `field dropped: ${field.fault}`)
  return undefined
}

function pointOf(record: PlaceRecord, report: ReportPlaceValue) {
  const [lat, lng] = [record.lat.trim(), record.lng.trim()]
  const nowhere = { lat: null, lng: null }
  if (lat === '' && lng === '') return nowhere
  const field = pointField(lat, lng)
  if ('fault' in field) {
    report('lat', `${lat}, ${lng}`, `field dropped: ${field.fault}`)
    return nowhere
  }
  if (field.value.isRepaired)
    report('lat', `${lat}, ${lng}`, 'repaired: latitude and longitude were swapped')
  return { lat: field.value.lat, lng: field.value.lng }
}
