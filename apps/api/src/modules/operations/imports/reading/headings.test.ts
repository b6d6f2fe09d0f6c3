import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readColumnMap } from './column-map.ts'
import { findHeadings } from './headings.ts'

const columns = ['name', 'source_id', 'lat'] as const

describe('findHeadings', () => {
  it('finds columns by heading, ignoring case and spaces', () => {
    const { positions, unused } = findHeadings(['Source ID', ' NAME ', 'x'], columns, {}, ['name'])
    expect([...positions]).toEqual([
      ['name', 1],
      ['source_id', 0],
    ])
    expect(unused).toEqual(['x'])
  })

  it('follows the map', () => {
    const map = { name: 'school_name', source_id: 'udise' }
    const { positions } = findHeadings(['udise', 'school_name'], columns, map, ['name'])
    expect(Object.fromEntries(positions)).toEqual({ name: 1, source_id: 0 })
  })

  it('names the missing heading, the existing ones, and the remedy', () => {
    expect(() => findHeadings(['school', 'id'], columns, {}, ['name'])).toThrow(
      'The file has no heading name. It has: school, id. Use --map name=HEADING',
    )
  })

  it('refuses a map for an unknown column', () => {
    expect(() => findHeadings(['a'], columns, { nmae: 'a' }, [])).toThrow('the unknown column nmae')
  })
})

describe('readColumnMap', () => {
  const asIs = (path: string) => path

  it('reads pairs', async () => {
    expect(await readColumnMap('name=School Name,lat=y', asIs)).toEqual({
      name: 'School Name',
      lat: 'y',
    })
  })

  it('reads a JSON file', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'edbazaar-map-')), 'map.json')
    await writeFile(path, '{"name": "school"}')
    expect(await readColumnMap(path, asIs)).toEqual({ name: 'school' })
    await writeFile(path, '{"name": 4}')
    await expect(readColumnMap(path, asIs)).rejects.toThrow('name must be a heading')
    await writeFile(path, '[')
    await expect(readColumnMap(path, asIs)).rejects.toThrow('--map')
  })

  it('refuses an invalid map', async () => {
    await expect(readColumnMap('name', asIs)).rejects.toThrow('enter COLUMN=HEADING')
  })
})
