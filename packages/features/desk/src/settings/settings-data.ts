import type { Desk, ReplyTemplate, VisitSlot } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'

const weekdays = [1, 2, 3, 4, 5]

/** The desk of an invented school, for stories and tests. */
const deskOf = (given: Partial<Desk> = {}): Desk => ({
  name: 'Vidya Niketan Public School',
  hours: weekdays.flatMap((day) => [
    { day, from: '09:00', to: '13:00' },
    { day, from: '14:00', to: '16:00' },
  ]),
  is_default: false,
  holidays: [{ day: '2027-01-26', name: 'Republic Day' }],
  my_rights: { answer: true, reveal: true, export: true, change_desk: true },
  ...given,
})

const sampleTemplates: ReplyTemplate[] = [
  { id: 12, title: 'Bus and visit', text: 'Dear {parent_name}, would you like to visit us?' },
]

export const sampleSlots: VisitSlot[] = [
  {
    id: 1,
    starts_at: '2027-01-09T04:30:00.000Z',
    ends_at: '2027-01-09T05:30:00.000Z',
    seats: 4,
    taken: 1,
  },
  {
    id: 2,
    starts_at: '2027-01-16T04:30:00.000Z',
    ends_at: '2027-01-16T05:30:00.000Z',
    seats: 4,
    taken: 0,
  },
]

/** The settings, for stories and tests. */
export const settingsCalls = (
  given: Partial<Desk> = {},
  templates = sampleTemplates,
  slots = sampleSlots,
) => [
  http.get('/listings/{kind}/{id}/desk', ({ response }) => response(200).json(deskOf(given))),
  http.get('/listings/{kind}/{id}/reply-templates', ({ response }) =>
    response(200).json({ templates }),
  ),
  http.get('/listings/{kind}/{id}/visit-slots', ({ response }) => response(200).json({ slots })),
]
