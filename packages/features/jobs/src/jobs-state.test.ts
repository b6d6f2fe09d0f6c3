import { jobRoles } from '@edbazaar/feature-catalogue-ui/job-roles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobTypes } from './job-options'
import { jobsUrl } from './jobs-state'

const read = (path: string) => jobsUrl.read(new URL(path, 'http://a').searchParams)

test('reads back the state that a path was written from', () => {
  const subject = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => {
    return text.trim() === text && !/[,\0]/.test(text) && text.isWellFormed()
  })
  const state = fc.record({
    roles: fc.subarray([...jobRoles]),
    subjects: fc.uniqueArray(subject, { maxLength: 4 }).map((subjects) => subjects.sort()),
    types: fc.subarray([...jobTypes]),
    payFrom: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    sort: fc.constantFrom(null, 'closing' as const, 'pay' as const),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  fc.assert(
    fc.property(state, (given) => {
      const fullState = { ...jobsUrl.initial, ...given }
      expect(read(jobsUrl.pathOf(fullState))).toEqual(fullState)
    }),
  )
})

test.each([
  ['/jobs?roles=primary&roles=office,astronaut', { roles: ['primary', 'office'] }],
  ['/jobs?pay_from=&sort=relevance', { sort: 'relevance' }],
  ['/jobs?pay_from=-1&page=0&types=x&subjects=,,', {}],
  ['/jobs?place=pune&radius=5', { place: 'pune', radius: 5 }],
  ['/jobs?filter_ids=1,2', {}],
])('reads %s and ignores invalid values', (path, state) => {
  expect(read(path)).toEqual({ ...jobsUrl.initial, ...state })
})

test('is stable when read and written again', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (junk) => {
      const once = jobsUrl.pathOf(read(`/jobs?${junk}`))
      expect(jobsUrl.pathOf(read(once))).toBe(once)
    }),
  )
})

test('has a fixed order of parameters, and plain commas between subjects', () => {
  const path =
    '/jobs?lat=12.9&lng=77.6&radius=10&roles=primary,office&subjects=Art%20%26%20craft,Maths&types=full-time&pay_from=20000&sort=pay&page=2'
  expect(jobsUrl.pathOf(read(path))).toBe(path)
})
