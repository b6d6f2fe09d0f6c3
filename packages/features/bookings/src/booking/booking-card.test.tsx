import { myBooking } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookingCard } from './BookingCard'

test.each([
  ['tuition', '4 Jan to 31 Mar 2027'],
  ['camp', '2027-01-04 to 2027-03-31'],
  ['workshop', '2027-01-04 to 2027-03-31'],
] as const)('the dates of a %s are %s, as on its page', async (kind, dates) => {
  const booking = myBooking()
  const party = [{ ...booking, product: { ...booking.product, kind } }]
  renderPage(
    [{ path: '*', element: <BookingCard party={party} now={Date.parse(booking.booked_at)} /> }],
    '/',
  )
  expect(await screen.findByText(dates)).toBeDefined()
})

test('a free class is called free instead of ₹0', async () => {
  const party = [myBooking({ kind: 'trial', price: 0 })]
  const now = Date.parse('2026-11-20T05:10:00.000Z')
  renderPage([{ path: '*', element: <BookingCard party={party} now={now} /> }], '/')
  const card = await screen.findByRole('complementary', { name: 'Mon and Wed evenings' })
  expect(card.textContent).toContain('AnikaFreeTotalFree')
})
