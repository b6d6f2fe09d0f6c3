import { describe, expect, test } from 'vitest'
import {
  choiceField,
  choicesField,
  fixedField,
  integerField,
  pageField,
  sortField,
  textField,
  urlState,
  valuesField,
} from '.'

const list = urlState('/admin/schools', {
  q: textField(10),
  status: choiceField<'draft' | 'published' | null>(['draft', 'published'], null),
  sort: sortField(['name', 'city'], { column: 'name', direction: 'ascending' }),
  page: pageField(),
})
const initial = list.read(new URLSearchParams())
const read = (query: string) => list.read(new URLSearchParams(query))

describe('the state of a list in its URL', () => {
  test('is the path alone at the initial values', () => {
    expect(initial).toEqual({
      q: '',
      status: null,
      sort: { column: 'name', direction: 'ascending' },
      page: 1,
    })
    expect(list.pathOf(initial)).toBe('/admin/schools')
  })

  test.each([
    'q=delhi',
    'status=draft',
    'sort=-city&page=3',
    'q=a+%26+b&status=published&sort=city&page=12',
  ])('%s is read and written back', (query) => {
    expect(list.pathOf(read(query))).toBe(`/admin/schools?${query}`)
  })

  test.each(['page=0', 'page=-1', 'page=2.5', 'page=1e3', 'status=gone', 'sort=__proto__', 'x=1'])(
    'the invalid query %s is the initial state',
    (query) => expect(read(query)).toEqual(initial),
  )

  test('typed text is trimmed, shortened and without NUL characters', () => {
    expect(read('q=%20abc%00d%20').q).toBe('abcd')
    expect(read('q=01234567890123').q).toBe('0123456789')
  })
})

interface Trip {
  legs: readonly string[]
  days: readonly string[]
  priceMax: number | null
  level: number
  year: number
}

const trip = urlState<Trip>(
  '/trip',
  {
    legs: valuesField((texts) => texts.filter(Boolean)),
    days: choicesField<string>(['Mon', 'Tue']),
    priceMax: integerField(0, 50, null),
    level: choiceField<number>([1, 2], 1),
    year: fixedField(2026),
  },
  {
    afterRead: (state) => (state.days.length === 0 ? { ...state, priceMax: null } : state),
    beforeWrite: (state) => (state.priceMax === 50 ? { ...state, priceMax: null } : state),
  },
)
const readTrip = (query: string) => trip.read(new URLSearchParams(query))

describe('the fields of a state', () => {
  test('have parameters with underscores, and plain commas between encoded values', () => {
    const query = 'legs=a%20b,c%2Fd&days=Mon,Tue&price_max=5&level=2'
    expect(readTrip(query)).toEqual({
      legs: ['a b', 'c/d'],
      days: ['Mon', 'Tue'],
      priceMax: 5,
      level: 2,
      year: 2026,
    })
    expect(trip.pathOf(readTrip(query))).toBe(`/trip?${query}`)
  })

  test('read repeated parameters; choices are in their own order', () => {
    expect(readTrip('days=Tue&days=Mon,x').days).toEqual(['Mon', 'Tue'])
  })

  test.each([
    'price_max=51',
    'price_max=-1',
    'price_max=1e1',
    'price_max=',
    'level=3',
    'level=02',
    'year=1999',
  ])('ignore %s', (query) =>
    expect(readTrip(`days=Mon&${query}`)).toEqual({ ...trip.initial, days: ['Mon'] }),
  )

  test('follow the rules between them when read and when written', () => {
    expect(readTrip('price_max=5')).toEqual(trip.initial)
    expect(trip.pathOf({ ...trip.initial, days: ['Mon'], priceMax: 50 })).toBe('/trip?days=Mon')
  })
})
