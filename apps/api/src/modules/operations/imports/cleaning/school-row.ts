import type { SchoolFacts } from '../../../../db/schema/schools.ts'
import { stateName } from '../../../platform/places/states.ts'
import { type BoardIds, boardIds } from './boards.ts'
import { cleanText } from './clean-text.ts'
import { emailField, type Field, phoneField, websiteField } from './contact-fields.ts'
import { displayAddress } from './display-address.ts'
import { displayName } from './display-name.ts'
import { districtName } from './districts.ts'
import { type Point, pincodeField, pointField, studentsField, yearField } from './number-fields.ts'
import { registerPopularity } from './popularity.ts'
import { registerFacts, restoreSourceId } from './register-facts.ts'
import type { RegisterColumn, RegisterRecord } from './register-record.ts'
import type { ReportValue } from './report-value.ts'

/** A cleaned row of a register for the school table, without id and slug. */
export interface SchoolRow {
  readonly source: string
  readonly sourceId: string
  readonly name: string
  /** The name in the register, if it differs. */
  readonly sourceName: string | undefined
  readonly address: string | undefined
  readonly city: string | undefined
  readonly district: string | undefined
  readonly state: string | undefined
  readonly pincode: string | undefined
  readonly point: Point | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly website: string | undefined
  readonly established: number | undefined
  readonly students: number | undefined
  readonly filterIds: readonly number[]
  readonly facts: SchoolFacts
  readonly popularity: number
}

export interface CleaningRules {
  readonly boards: BoardIds
  readonly thisYear: number
}

/** The key of a row; empty parts mean that the row cannot be identified. */
export function schoolKey(record: RegisterRecord): { source: string; sourceId: string } {
  const source = cleanText(record.source).text
  return { source, sourceId: restoreSourceId(source, cleanText(record.source_id).text) }
}

/**
 * Cleans a row. Invalid fields are reported and left out; returns undefined, and reports why, for a row
 * that cannot be a school.
 */
export function schoolRow(
  record: RegisterRecord,
  rules: CleaningRules,
  report: ReportValue,
): SchoolRow | undefined {
  const key = schoolKey(record)
  const found = textOf(record, 'name', longest.name, report)
  const fault = rowFault(key, found)
  if (fault) {
    report('', record.name || record.source_id, `row refused: ${fault}`)
    return undefined
  }
  const name = displayName(found)
  const fields = fieldsOf(record, rules, report)
  return {
    ...key,
    ...fields,
    name,
    sourceName: name === found ? undefined : found,
    facts: registerFacts(key.source, key.sourceId, fields),
    popularity: popularityOf(name, fields),
  }
}

const longest = { key: 100, name: 300, address: 600, place: 120 }

function rowFault(key: { source: string; sourceId: string }, name: string): string | undefined {
  if (key.sourceId === '') return 'no source_id'
  if (key.source === '') return 'no source'
  if (key.source.length > longest.key || key.sourceId.length > longest.key)
    return 'source or source_id is longer than 100 characters'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'no name'
  return undefined
}

type Fields = ReturnType<typeof fieldsOf>

function fieldsOf(record: RegisterRecord, rules: CleaningRules, report: ReportValue) {
  const state = stateOf(record, report)
  const district = textOf(record, 'district', longest.place, report)
  const city = textOf(record, 'city', longest.place, report)
  return {
    address: displayAddress(textOf(record, 'address', longest.address, report)) || undefined,
    city: city === '' ? undefined : displayName(city),
    district: district === '' ? undefined : districtName(district, state),
    state,
    pincode: fieldOf(record, 'pincode', pincodeField, report),
    point: pointOf(record, report),
    email: fieldOf(record, 'email', emailField, report),
    phone: fieldOf(record, 'phone', phoneField, report),
    website: fieldOf(record, 'website', websiteField, report),
    established: fieldOf(record, 'established', (text) => yearField(text, rules.thisYear), report),
    students: fieldOf(record, 'n_students', studentsField, report),
    filterIds: boardsOf(record, rules.boards, report),
  }
}

function popularityOf(name: string, fields: Fields): number {
  return registerPopularity({
    name,
    hasBoard: fields.filterIds.length > 0,
    hasPoint: fields.point !== undefined,
    hasWebsite: fields.website !== undefined,
    hasContact: (fields.email ?? fields.phone) !== undefined,
    hasPincode: fields.pincode !== undefined,
    established: fields.established,
    students: fields.students,
  })
}

/** Text on one line, cut at the maximum length; empty if there is none. */
function textOf(record: RegisterRecord, column: RegisterColumn, most: number, report: ReportValue) {
  const value = record[column]
  if (value === '') return ''
  const { text, isRepaired } = cleanText(value)
  if (isRepaired)
    report(column, value, 'repaired: control characters and line breaks became spaces')
  if (text.includes('\ufffd')) report(column, value, 'kept: has bytes that are not UTF-8')
  if (text.length <= most) return text
  report(column, value, `field cut: longer than ${most} characters`)
  return text.slice(0, most).trim()
}

function fieldOf<T>(
  record: RegisterRecord,
  column: RegisterColumn,
  parse: (text: string) => Field<T>,
  report: ReportValue,
): T | undefined {
  const value = record[column]
  if (value === '') return undefined
  const { text } = cleanText(value)
  if (text === '') return undefined
  const field = parse(text)
  if ('value' in field) return field.value
  report(column, value, `field dropped: ${field.fault}`)
  return undefined
}

function stateOf(record: RegisterRecord, report: ReportValue): string | undefined {
  const text = textOf(record, 'state', longest.place, report)
  if (text === '') return undefined
  const name = stateName(text)
  if (name === undefined) report('state', record.state, 'kept: not a state of India')
  return name ?? text
}

function pointOf(record: RegisterRecord, report: ReportValue): Point | undefined {
  const [lat, lng] = [record.lat.trim(), record.lng.trim()]
  if (lat === '' && lng === '') return undefined
  const field = pointField(lat, lng)
  if ('fault' in field) {
    report('lat', `${lat}, ${lng}`, `field dropped: ${field.fault}`)
    return undefined
  }
  const { isRepaired, ...point } = field.value
  if (isRepaired) report('lat', `${lat}, ${lng}`, 'repaired: latitude and longitude were swapped')
  return point
}

function boardsOf(
  record: RegisterRecord,
  boards: BoardIds,
  report: ReportValue,
): readonly number[] {
  if (record.board === '') return noBoards
  const { ids, unknown } = boardIds(cleanText(record.board).text, boards)
  for (const name of unknown) report('board', name, 'field dropped: an unknown board')
  return ids
}

const noBoards: readonly number[] = []
