import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { schools } from '../../../db/schema/index.ts'

const { app, database } = await createTestApp()
const center = { lat: 12.9784, lng: 77.6408 }
const cbse = 1

const school = (name: string, more: Partial<typeof schools.$inferInsert> = {}) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  ...more,
})

await database.db
  .insert(schools)
  .values([
    school('Amber School', { ...center, filterIds: [cbse], popularity: 0.1 }),
    school('Basil School', { ...center, popularity: 0.9 }),
    school('Cedar School', { lat: 13.0784, lng: 77.6408, filterIds: [cbse] }),
    school('Delhi School', { lat: 28.61, lng: 77.21 }),
    school('Gone School', { ...center, isActive: false }),
    school('Nowhere School'),
  ])

interface SchoolMap {
  clusters: { lat: number; count: number; bounds: number[]; schools: { name: string }[] }[]
  center: { lat: number; lng: number } | null
  radius: number | null
}

async function map(query: string): Promise<SchoolMap> {
  const response = await app.inject(`/api/schools/map?${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const india = 'bounds=6,67,38,98'
const bengaluru = 'bounds=12.8,77.5,13.2,77.8'
const counts = ({ clusters }: SchoolMap) => clusters.map(({ count }) => count)

describe('schools on a map', () => {
  it('form one cluster if they are close at the zoom, and several at a higher zoom', async () => {
    expect(counts(await map(`${india}&zoom=4`))).toEqual([3, 1])
    expect(counts(await map(`${bengaluru}&zoom=12`))).toEqual([2, 1])
  })

  it('are named in a small cluster, the most popular first', async () => {
    const { clusters } = await map(`${bengaluru}&zoom=12`)
    expect(clusters[0]?.schools.map(({ name }) => name)).toEqual(['Basil School', 'Amber School'])
    expect(clusters[0]?.bounds).toEqual([12.9784, 77.6408, 12.9784, 77.6408])
  })

  it('are those within the bounds', async () => {
    expect(counts(await map('bounds=13,77.5,13.2,77.8&zoom=12'))).toEqual([1])
    expect(counts(await map('bounds=20,70,25,75&zoom=6'))).toEqual([])
  })

  it('match the location and filters of the list', async () => {
    const near = await map(`${bengaluru}&zoom=12&lat=12.9784&lng=77.6408&radius=5`)
    expect(near).toMatchObject({ center, radius: 5 })
    expect(counts(near)).toEqual([2])
    expect(counts(await map(`${india}&zoom=4&filter_ids=${cbse}`))).toEqual([2])
    expect(counts(await map(`${bengaluru}&zoom=12&filter_ids=${cbse}`))).toEqual([1, 1])
    expect(counts(await map(`bounds=28,77,29,78&zoom=10&lat=12.9784&lng=77.6408`))).toEqual([])
  })
})

describe('an invalid map request', () => {
  it.each([
    ['zoom=4', 'bounds'],
    ['bounds=1,2,3&zoom=4', 'bounds'],
    ['bounds=1,2,3,x&zoom=4', 'bounds'],
    ['bounds=38,67,6,98&zoom=4', 'bounds'],
    ['bounds=6,98,38,67&zoom=4', 'bounds'],
    ['bounds=-100,67,38,98&zoom=4', 'bounds'],
    [`${india}&zoom=10`, 'bounds'],
    [`${india}&zoom=2`, 'zoom'],
    [`${india}`, 'zoom'],
    [`${india}&zoom=4&radius=51`, 'radius'],
    [`${india}&zoom=4&filter_ids=9999`, 'filter_ids'],
  ])('%s returns 400 and names %s', async (query, field) => {
    const response = await app.inject(`/api/schools/map?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].field).toContain(field)
  })

  it('for an unknown place returns 404', async () => {
    const response = await app.inject(`/api/schools/map?${india}&zoom=4&place=atlantis`)
    expect(response.statusCode).toBe(404)
  })
})
