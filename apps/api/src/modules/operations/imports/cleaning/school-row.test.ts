import { describe, expect, it } from 'vitest'
import { knownBoards } from './boards.ts'
import type { RegisterRecord } from './register-record.ts'
import { schoolRow } from './school-row.ts'

const boards = knownBoards([
  { id: 1, name: 'CBSE' },
  { id: 2, name: 'ICSE' },
  { id: 4, name: 'ISC' },
])
const empty: RegisterRecord = {
  source: 'udise',
  source_id: '9140704304',
  name: 'GOVT.PRIMARY SCHOOL',
  board: '',
  address: '',
  city: '',
  district: '',
  state: '',
  pincode: '',
  lat: '',
  lng: '',
  email: '',
  phone: '',
  website: '',
  established: '',
  n_students: '',
}

function clean(fields: Partial<RegisterRecord>) {
  const notes: string[] = []
  const row = schoolRow({ ...empty, ...fields }, { boards, thisYear: 2026 }, (column, _, reason) =>
    notes.push(`${column}: ${reason}`),
  )
  return { row, notes }
}

describe('schoolRow', () => {
  it('keeps the original name beside the displayed one', () => {
    expect(clean({}).row).toMatchObject({
      name: 'Govt. Primary School',
      sourceName: 'GOVT.PRIMARY SCHOOL',
    })
    expect(clean({ name: 'Modern School' }).row?.sourceName).toBeUndefined()
  })

  it('restores the leading zero of a UDISE code, and of no other id', () => {
    expect(clean({}).row?.sourceId).toBe('09140704304')
    expect(clean({ source: 'cbse', source_id: '1031064000' }).row?.sourceId).toBe('1031064000')
  })

  it.each([
    ['name', { name: '  ' }, 'no name'],
    ['name', { name: '-' }, 'no name'],
    ['source_id', { source_id: '' }, 'no source_id'],
    ['source', { source: '\u0000' }, 'no source'],
  ])('refuses a row without %s', (_, fields, fault) => {
    expect(clean(fields)).toEqual({ row: undefined, notes: [`: row refused: ${fault}`] })
  })

  it.each([
    ['established', { established: '5981' }, 'a year in the future'],
    ['established', { established: '1062' }, 'before the oldest school'],
    ['email', { email: 'SCHOOL CLOSED BY ITS MANAGEMENT' }, 'not an email address'],
    ['phone', { phone: '4343,o4343645o41' }, 'no telephone number contains o'],
    ['phone', { phone: '12' }, 'too few digits for a telephone number'],
    ['website', { website: 'Nil' }, 'says that there is no website'],
    ['website', { website: 'http://www.msa.g' }, 'not a web address'],
    ['website', { website: 'javascript:alert(1)' }, 'not a web address'],
    ['website', { website: 'a@b.com' }, 'an email address, not a website'],
    ['website', { website: 'see www.a.in\n www.b.in' }, 'more than one address or word'],
    ['pincode', { pincode: '041315' }, 'not a PIN code of six digits'],
    ['n_students', { n_students: 'many' }, 'not a whole number'],
    ['lat', { lat: '51.5', lng: '-0.1' }, 'coordinates outside India'],
    ['lat', { lat: '0', lng: '0' }, 'coordinates outside India'],
    ['lat', { lat: '20.1', lng: '' }, 'latitude without longitude, or the reverse'],
    ['board', { board: 'Hogwarts' }, 'an unknown board'],
  ])('drops an invalid %s, and keeps the row', (column, fields, fault) => {
    const { row, notes } = clean(fields)
    expect(row).toBeDefined()
    expect(notes).toEqual([`${column}: field dropped: ${fault}`])
  })

  it('removes control characters from a name, and reports it', () => {
    const { row, notes } = clean({ name: '\u001fMOTHER\nTERESA  SCHOOL\t\u202e' })
    expect(row?.name).toBe('Mother Teresa School')
    expect(notes).toEqual(['name: repaired: control characters and line breaks became spaces'])
  })

  it('reads boards separated by a slash', () => {
    expect(clean({ board: 'ICSE/ISC' }).row?.filterIds).toEqual([2, 4])
    expect(clean({ board: 'cbse' }).row?.filterIds).toEqual([1])
  })

  it('reads numbers, contacts and places in their usual forms', () => {
    const { row, notes } = clean({
      phone: '0253,47101378',
      website: 'WWW.School.IN/Home',
      email: 'Office@School.IN',
      pincode: '560 038',
      state: 'ORISSA',
      district: 'Khurda',
      established: '1991',
      n_students: '1,832',
    })
    expect(notes).toEqual([])
    expect(row).toMatchObject({
      phone: '0253-47101378',
      website: 'http://www.school.in/Home',
      email: 'Office@school.in',
      pincode: '560038',
      state: 'Odisha',
      district: 'Khordha',
      established: 1991,
      students: 1832,
    })
  })

  it('corrects swapped coordinates, and reports it', () => {
    const { row, notes } = clean({ lat: '77.64', lng: '12.97' })
    expect(row?.point).toEqual({ lat: 12.97, lng: 77.64 })
    expect(notes).toEqual(['lat: repaired: latitude and longitude were swapped'])
  })

  it('names the source of each fact', () => {
    const { row } = clean({ source: 'cisce2018', source_id: 'WB258', established: '1879' })
    expect(row?.facts).toEqual({
      boardAffiliation: {
        value: 'CISCE WB258',
        source: 'CISCE list of affiliated schools',
        asOf: '2018-01-01',
      },
      established: {
        value: '1879',
        source: 'CISCE list of affiliated schools',
        asOf: '2018-01-01',
      },
    })
  })

  it('ranks complete rows above incomplete ones, and never at the top', () => {
    const full = clean({
      name: 'KENDRIYA VIDYALAYA HIGHER SEC SCHOOL',
      board: 'CBSE',
      lat: '12.97',
      lng: '77.64',
      website: 'kv.in',
      email: 'a@kv.in',
      pincode: '560038',
      established: '1880',
      n_students: '9000',
    }).row?.popularity
    const bare = clean({}).row?.popularity
    expect(full).toBeGreaterThan(bare ?? 1)
    expect(full).toBeLessThanOrEqual(0.651)
  })
})
