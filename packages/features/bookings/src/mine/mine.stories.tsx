import type { MyBookingDetail } from '@edbazaar/api-client'
import { bookingForm, chosenBatch, http, myBooking, myWaitlist } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { page as bookingPage } from '../booking'
import { guide } from '../bookings.guide'
import { page as waitlistPage } from '../waitlist'
import { page } from './index'

const session = {
  id: 101,
  starts_at: '2027-01-04T11:30:00.000Z',
  ends_at: '2027-01-04T13:00:00.000Z',
  state: 'planned' as const,
}
const trial = myBooking({
  id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e72',
  kind: 'trial',
  child_name: 'Rohan',
  price: 200,
  session,
  can_reschedule: true,
})
const past = myBooking({
  id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e73',
  state: 'cancelled',
  can_cancel: false,
})
const list = http.get('/my-bookings', ({ response }) =>
  response(200).json({ bookings: [myBooking(), trial, past], waitlists: [myWaitlist()] }),
)
const one = (booking = myBooking(), given: Partial<MyBookingDetail> = {}) => [
  http.get('/my-bookings/{id}', ({ response }) =>
    response(200).json({
      booking,
      party: [booking],
      sessions: [{ ...session, moved_from: null, reason: null, present: null }],
      events: [],
      reveals: [],
      ...given,
    }),
  ),
  http.get('/batches/{id}/booking-form', ({ response }) => response(200).json(bookingForm())),
]

const meta = {
  ...flowMeta,
  title: 'Flows/Bookings/My bookings',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/my-bookings', ...page },
      { path: '/my-bookings/:id', ...bookingPage },
      { path: '/my-waitlists/:id', ...waitlistPage },
    ],
    path: '/my-bookings',
    user: { id: 7 },
    calls: [list],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Bookings: Story = {
  play: async () => {
    await press('Cancel the seat of Anika')
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the seat?' })
    await expect(dialog).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: onPhone, play: () => expectText('Number 2 of 2 in line') }

export const None: Story = {
  args: {
    calls: [
      http.get('/my-bookings', ({ response }) =>
        response(200).json({ bookings: [], waitlists: [] }),
      ),
    ],
  },
  play: () => expectText('No bookings yet'),
}

export const Booked: Story = {
  args: { path: `/my-bookings/${myBooking().id}`, calls: one() },
  play: () => expectText('Next class'),
}

export const HeldOnAPhone: Story = {
  args: {
    path: `/my-bookings/${myBooking().id}`,
    calls: one(myBooking({ state: 'held', hold_until: '2099-01-01T00:00:00.000Z' })),
  },
  globals: onPhone,
  play: async () => {
    await press('Confirm booking')
    await expectText(/^Tick this to continue/)
  },
}

/** The users who opened the contact details. */
export const ContactOpened: Story = {
  args: {
    path: `/my-bookings/${myBooking().id}`,
    calls: one(myBooking(), {
      events: [{ state: 'confirmed', by_you: true, at: '2026-11-20T05:10:00.000Z' }],
      reveals: [{ field: 'phone', by: 'Lakshmi Raghavan', at: '2026-11-21T05:10:00.000Z' }],
    }),
  },
  play: () => expectText(/^Lakshmi Raghavan opened your phone number/),
}

export const ChangeTheDate: Story = {
  args: {
    path: `/my-bookings/${trial.id}`,
    calls: [
      ...one(trial),
      http.get('/products/{slug}/batches', ({ response }) =>
        response(200).json({ data: [chosenBatch()] }),
      ),
    ],
  },
  play: async () => {
    await press('Change the date')
    const dialog = await screen.findByRole('dialog', { name: 'Choose another class' })
    await expect(dialog).toBeVisible()
    await press('Save date')
    await expectText('Choose a class.')
  },
}

export const ChangeTheDateOnAPhone: Story = { ...ChangeTheDate, globals: onPhone }

export const HoldEnded: Story = {
  args: {
    path: `/my-bookings/${myBooking().id}`,
    calls: one(myBooking({ state: 'held', hold_until: '2020-01-01T00:00:00.000Z' })),
  },
  play: () => expectText('The seats are no longer held'),
}

export const WithdrawARequest: Story = {
  args: {
    path: `/my-bookings/${myBooking().id}`,
    calls: one(myBooking({ state: 'requested', hold_until: '2099-01-01T00:00:00.000Z' })),
  },
  play: async () => {
    await press('Withdraw the request for Anika')
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw the request?' })
    await expect(dialog).toBeVisible()
  },
}

export const Offer: Story = {
  args: {
    path: `/my-waitlists/${myWaitlist().id}`,
    calls: [
      http.get('/my-waitlists/{id}', ({ response }) =>
        response(200).json(
          myWaitlist({
            state: 'offered',
            offer: { id: 5, seats: 1, expires_at: '2099-01-01T05:00:00.000Z' },
          }),
        ),
      ),
    ],
  },
  play: () => expectText('1 seat is free for you'),
}

export const WaitlistOnAPhone: Story = {
  args: { path: `/my-waitlists/${myWaitlist().id}`, calls: [] },
  globals: onPhone,
  play: () => expectText('Number 2 in line'),
}
