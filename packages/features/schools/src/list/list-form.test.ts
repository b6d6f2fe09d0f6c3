import { submittedPath } from '@edbazaar/feature-list-kit'
import { describe, expect, test } from 'vitest'
import { schoolListDefinition } from './school-list-definition'

const submit = (search: string) => submittedPath(schoolListDefinition, new URLSearchParams(search))

describe('a form submitted without scripts', () => {
  test('redirects to the shortest path', () => {
    const untouched = 'near=&near_was=&sort=relevance&sort_was=relevance'
    expect(submit(`${untouched}&fee_min=0&fee_max=320000&fee_top=320000`)).toBe('/schools')
    expect(submit(`${untouched}&fee_min=0&fee_max=150000&fee_top=320000&filter_ids=7`)).toBe(
      '/schools?filter_ids=7&fee_max=150000',
    )
  })

  test('sorts by distance near a typed place', () => {
    const search = 'near=Jaipur&near_was=&sort=relevance&sort_was=relevance&filter_ids=3&page=4'
    expect(submit(search)).toBe('/schools?filter_ids=3&near=Jaipur')
    expect(submit(search.replace('sort=relevance', 'sort=name'))).toBe(
      '/schools?filter_ids=3&sort=name&near=Jaipur',
    )
  })

  test('keeps an unchanged place, and a radius only if it was changed', () => {
    const search = 'near=Pune&near_was=Pune&place=pune&sort=distance&sort_was=distance'
    expect(submit(`${search}&radius=25&radius_was=25`)).toBe('/schools?place=pune')
    expect(submit(`${search}&radius=10&radius_was=25`)).toBe('/schools?place=pune&radius=10')
    expect(submit(`${search}&radius=10`)).toBe('/schools?place=pune&radius=10')
  })

  test('with an emptied place clears the place', () => {
    expect(submit('near=&near_was=Pune&place=pune')).toBe('/schools?place=pune&near=')
  })

  test('returns null for other queries', () => {
    for (const search of ['', 'place=pune&radius=10', 'near=Pune', 'fee_min=0&fee_max=9']) {
      expect(submit(search)).toBeNull()
    }
  })

  test('never redirects to a path that is treated as a form again', () => {
    const path = submit('near=near_was%3D1%26x&near_was=&fee_top=1&sort_was=2') ?? ''
    expect(submit(path.split('?')[1] ?? '')).toBeNull()
  })
})
