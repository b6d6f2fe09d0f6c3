import { createApiClient } from '@edbazaar/api-client'
import { http, testApiUrl } from '@edbazaar/api-client/testing'
import { readTypedPlace, resolveTypedPlace } from '@edbazaar/feature-list-kit'
import { pathNearTypedPlace } from '@edbazaar/feature-platform'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { describe, expect, test } from 'vitest'
import { schoolListDefinition } from './school-list-definition'

const server = startMockServer()

const api = createApiClient({ baseUrl: testApiUrl })
const resolve = (search: string, near: string) =>
  resolveTypedPlace(
    schoolListDefinition,
    api,
    { search: new URLSearchParams(search), near },
    new AbortController().signal,
  )

describe('a typed place', () => {
  test('is trimmed, stripped of NUL characters and shortened', () => {
    expect(readTypedPlace(new URLSearchParams('near=Pune'))).toBe('Pune')
    expect(readTypedPlace(new URLSearchParams('near=%20Pu%00ne%20'))).toBe('Pune')
    expect(readTypedPlace(new URLSearchParams({ near: 'x'.repeat(10_000) }))).toHaveLength(100)
    expect(readTypedPlace(new URLSearchParams('place=pune'))).toBeNull()
  })

  test('may be empty, which clears the place', () => {
    expect(readTypedPlace(new URLSearchParams('place=pune&near='))).toBe('')
  })

  test('is encoded in a path', () => {
    expect(pathNearTypedPlace('/schools', 'a&b')).toBe('/schools?near=a%26b')
    expect(pathNearTypedPlace('/schools?radius=10', 'Pune')).toBe('/schools?radius=10&near=Pune')
  })
})

describe('the best match', () => {
  test('becomes the place of the list and keeps the filters', async () => {
    expect(await resolve('filter_ids=3&near=indira&page=4', 'indira')).toBe(
      '/schools?place=indiranagar-bengaluru&filter_ids=3',
    )
  })

  test('is requested near the coordinates of the URL', async () => {
    const requests: string[] = []
    server.use(
      http.get('/places/autocomplete', ({ request, response }) => {
        requests.push(new URL(request.url).search)
        return response(200).json([])
      }),
    )
    expect(await resolve('lat=12.9&lng=77.6&near=x', 'x')).toBeNull()
    expect(requests).toEqual(['?key=x&limit=1&lat=12.9&lng=77.6'])
  })

  test('of blank text is the whole country', async () => {
    expect(await resolve('place=pune&filter_ids=3', '')).toBe('/schools?filter_ids=3')
  })
})
