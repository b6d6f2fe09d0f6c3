import { describe, expect, test } from 'vitest'
import { isQueue } from '../../queue-switch/is-queue'
import { isFiltered, isUnspecific, noFilters, oldestTab, queryOf, queueUrl } from './queue-url'

const place = { path: '/dashboard/all-schools', kinds: ['school'] } as const
const url = queueUrl(place)
const read = (query: string) => url.read(new URLSearchParams(query))

describe('the URL of a queue', () => {
  test('always says that it is the queue, and which tab', () => {
    expect(url.pathOf(url.initial)).toBe('/dashboard/all-schools?view=queue&tab=new')
    expect(isQueue(new URLSearchParams('view=queue'))).toBe(true)
    expect(isQueue(new URLSearchParams(''))).toBe(false)
  })

  test('holds the whole state', () => {
    const path =
      '/dashboard/all-schools?view=queue&tab=edited&q=Vidya&priority=high&held=yes&hours=48&sort=priority&page=2&case=20417'
    const state = read(path.split('?')[1] ?? '')
    expect(url.pathOf(state)).toBe(path)
    expect(state).toMatchObject({ tab: 'edited', priority: 'high', hours: 48, case: 20417 })
  })

  test('ignores what is invalid', () => {
    expect(read('tab=all&priority=urgent&page=0&case=x&field=<b>&hours=0')).toEqual(url.initial)
  })
})

test('the query of the list leaves out what is not chosen', () => {
  expect(queryOf(place, url.initial)).toEqual({ kinds: ['school'], tab: 'new', sort: 'oldest' })
  expect(queryOf(place, read('tab=edited&held=yes&checks=yes&owner=7'))).toEqual({
    kinds: ['school'],
    tab: 'edited',
    sort: 'oldest',
    is_held: true,
    has_findings: true,
    owner: 7,
  })
})

test('the tab and the sort are no filters', () => {
  expect(isFiltered(read('tab=decided&sort=newest'))).toBe(false)
  expect(isFiltered(read('claimed=me'))).toBe(true)
  expect(isFiltered({ ...read('claimed=me&hours=48'), ...noFilters })).toBe(false)
})

describe('a queue without a tab', () => {
  const facts = (oldest: Partial<Record<'new' | 'edited' | 'reported', string>>) =>
    (['new', 'edited', 'reported', 'claims', 'appeals', 'decided'] as const).map((tab) => ({
      tab,
      count: tab in oldest ? 1 : 0,
      oldest_at: Object.entries(oldest).find(([name]) => name === tab)?.[1] ?? null,
      is_overdue: false,
    }))

  test('opens the tab with the oldest open case', () => {
    const edited = '2026-11-20T05:10:00.000Z'
    const reported = '2026-11-18T05:10:00.000Z'
    expect(oldestTab(place, facts({ edited }))).toBe('edited')
    expect(oldestTab(place, facts({ edited, reported }))).toBe('reported')
    expect(oldestTab(place, facts({}))).toBeUndefined()
  })

  test('is one whose URL asks for nothing else', () => {
    expect(isUnspecific(new URLSearchParams('view=queue'))).toBe(true)
    expect(isUnspecific(new URLSearchParams('view=queue&tab=new'))).toBe(false)
    expect(isUnspecific(new URLSearchParams('view=queue&case=7'))).toBe(false)
    expect(isUnspecific(new URLSearchParams('view=queue&q=Vidya'))).toBe(false)
  })
})
