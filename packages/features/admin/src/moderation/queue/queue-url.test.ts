import { describe, expect, test } from 'vitest'
import { isQueue } from '../../queue-switch/is-queue'
import { isFiltered, noFilters, queryOf, queueUrl } from './queue-url'

const place = { path: '/dashboard/all-schools', kinds: ['school'] } as const
const url = queueUrl(place)
const read = (query: string) => url.read(new URLSearchParams(query))

describe('the URL of a queue', () => {
  test('always says that it is the queue', () => {
    expect(url.pathOf(url.initial)).toBe('/dashboard/all-schools?view=queue')
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
