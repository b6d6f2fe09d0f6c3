import { expect, test } from 'vitest'
import { sessionOf } from '../../samples/sample-sessions'
import { shownSessions } from './shown-sessions'

const now = Date.parse('2026-11-20T05:10:00Z')
const days = ['13', '16', '18', '20', '23', '25', '27', '30']
const sessions = days.map((day, at) =>
  sessionOf({ id: at + 1, starts_at: `2026-11-${day}T11:30:00.000Z` }),
)
const shown = (session: number | null, showsAll = false) =>
  shownSessions(sessions, { now, session, showsAll }).map(({ id }) => id)

test('sessions are listed from today on', () => {
  expect(shown(null)).toEqual([4, 5, 6, 7, 8])
})

test('a selected session is listed, also if it is over', () => {
  expect(shown(6)).toEqual([4, 5, 6, 7, 8])
  expect(shown(1)).toEqual([1, 2, 3, 4, 5, 6])
  expect(shown(99)).toEqual([4, 5, 6, 7, 8])
})

test('all sessions are listed in order of time', () => {
  expect(shown(null, true)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
