import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { createTestDatabase } from '../../../../test/database.ts'
import { createFiltersRepository } from './filters.repository.ts'
import { createFiltersService } from './filters.service.ts'

const { app, database } = await createTestApp()

interface Listed {
  id: number
  name: string
  values: { id: number; name: string }[]
}

const list = async (section: string): Promise<Listed[]> =>
  (await app.inject(`/api/schools/filters?section=${section}`)).json()

const suggest = async (key: string, filter = 'Languages') => {
  const query = new URLSearchParams({ key, filterObjectName: filter })
  const response = await app.inject(`/api/schools/filter-autocomplete?${query}`)
  return response.json().map(({ name }: { name: string }) => name)
}

describe('filters', () => {
  it.each([
    ['schools', 'Type', { 3: 'Kindergarten', 6: 'Online', 7: 'Boarding' }],
    [
      'tuitions',
      'Subjects',
      {
        35: 'Mathematics',
        26: 'Science',
        27: 'English',
        36: 'Hindi',
        39: 'Computers',
        24: 'Commerce',
        17: 'Entrance exams',
      },
    ],
    [
      'activities',
      'Activities',
      {
        62: 'Dance',
        63: 'Music',
        109: 'Chess',
        112: 'Cricket',
        45: 'Swimming',
        60: 'Art and craft',
        68: 'Yoga',
      },
    ],
    ['camps', 'Camps', { 87: 'Summer camps', 129: 'Nature and trekking', 102: 'Sports camps' }],
    ['workshops', 'Workshops', { 70: 'Robotics', 171: 'Pottery', 85: 'Theatre' }],
  ])(
    'of %s keep the ids that the shortcuts on the home page use in %s',
    async (section, filter, values) => {
      const found = (await list(section)).find(({ name }) => name === filter)
      for (const [id, name] of Object.entries(values))
        expect(found?.values).toContainEqual({ id: Number(id), name })
    },
  )

  it('of schools are in display order without Others', async () => {
    const filters = await list('schools')
    expect(filters.map(({ name }) => name)).toEqual([
      'Board',
      'Type',
      'Infrastructure',
      'Extracurricular Activities',
      'Languages',
    ])
    const names = filters.flatMap(({ values }) => values.map(({ name }) => name))
    expect(names).not.toContain('Others')
    const hidden = "select count(*)::int from filter_value where name = 'Others'"
    expect((await database.pool.query(hidden)).rows[0].count).toBeGreaterThan(0)
  })

  it('of facilities begin with the school bus', async () => {
    const facilities = (await list('schools')).find(({ name }) => name === 'Infrastructure')
    expect(facilities?.values[0]?.name).toBe('School bus')
  })

  it('default to those of schools', async () => {
    expect((await app.inject('/api/schools/filters')).json()).toEqual(await list('schools'))
  })
})

describe('suggested values', () => {
  it('start with the values that begin with the key', async () => {
    expect(await suggest('ma')).toEqual(['Malayalam', 'Manipuri', 'Marathi', 'German'])
  })

  it('ignore case and white space', async () => {
    expect(await suggest('  HIN ')).toEqual(['Hindi'])
  })

  it('are empty for white space and never include Others', async () => {
    expect(await suggest('   ')).toEqual([])
    expect(await suggest('others', 'Infrastructure')).toEqual([])
  })

  it('are at most twenty', async () => {
    expect((await suggest('i')).length).toBeLessThanOrEqual(20)
  })
})

describe('the catalogue', () => {
  it('is read inside a transaction that holds the only connection', async () => {
    const { db } = await createTestDatabase({ connections: 1 })
    const filters = createFiltersService(createFiltersRepository(db))
    const boards = await db.transaction(async (tx) => (await filters.catalogue(tx)).boards)
    expect(boards).toEqual((await filters.catalogue()).boards)
    expect(boards).not.toEqual([])
  })
})
