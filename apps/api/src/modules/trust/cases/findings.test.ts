import { expect, it } from 'vitest'
import { findingsIn } from './findings.ts'

const codes = (field: string, before: unknown, after: unknown) =>
  findingsIn([{ field, before, after }]).map(({ code, excerpt, amount }) =>
    [code, excerpt, amount].filter((part) => part !== null).join(' '),
  )

it.each([
  ['description', null, '<p>Call 98450 12345 now</p>', ['phone 98450 12345']],
  ['description', null, '<p>Write to a@b.example</p>', ['email a@b.example']],
  ['description', null, 'See www.rival.example', ['link www.rival.example']],
  ['description', null, 'We are No. 1 in Pune', ['ranking No. 1']],
  ['description', null, 'Donation welcome', ['word Donation']],
  ['description', 'Call 98450 12345', 'Call 98450 12345 or visit', []],
  ['description', null, 'Founded in 1984, 1,420 pupils, class 10', []],
  ['name', 'Kaveri', 'Kaveri International', ['new_name']],
  ['contact_email', 'a@kaveri.example', 'b@other.example', ['new_domain other.example']],
  ['contact_email', 'a@kaveri.example', 'b@kaveri.example', []],
  ['price', { price: 100 }, { price: 162 }, ['fees_up 62']],
  ['price', { price: 100 }, { price: 150 }, []],
  ['price', null, { price: 900 }, []],
  [
    'fees',
    { rows: [{ classes: '1', tuition: 100, books: null }] },
    { rows: [{ classes: '1', tuition: 200, books: null }] },
    ['fees_up 100'],
  ],
  ['location', { lat: 12.97, lng: 77.59 }, { lat: 12.97, lng: 77.63 }, ['moved 4.3']],
  ['place', { lat: 12.97, long: 77.59 }, { lat: 12.98, long: 77.59 }, []],
  ['n_students', 12, 99_999, []],
])('finds in %s, from %j to %j', (field, before, after, found) => {
  expect(codes(field, before, after)).toEqual(found)
})
