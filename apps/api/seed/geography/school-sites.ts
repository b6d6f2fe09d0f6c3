import { majorCities } from '../../src/modules/platform/places/gazetteer/cities.ts'
import type { Town } from '../../src/modules/platform/places/gazetteer/towns.ts'
import { schoolTowns } from '../../src/modules/platform/places/gazetteer/well-known-towns.ts'
import { type Chance, chanceOf } from '../chance.ts'

/** Location of a seed school. */
export interface Site {
  /** The part of the city, or a road in a town. */
  readonly locality: string
  readonly address: string
  readonly city: string
  readonly district: string | null
  readonly state: string
  readonly pincode: string | null
  readonly lat: number
  readonly lng: number
  /** Cost of living: 1 in a town. */
  readonly cost: number
}

const roads = [
  ...['Station Road', 'Temple Road', 'Lake Road', 'Gandhi Road', 'Nehru Marg', 'College Road'],
  ...['Library Road', 'Ring Road', 'Park Street', 'Court Road', 'Mill Road', 'Garden Road'],
] as const
const numbers = [
  '4th Cross',
  '12th Main',
  '2nd Avenue',
  '7th Cross',
  '1st Main',
  '3rd Street',
] as const
const dearCities = new Set(['Bengaluru', 'New Delhi', 'Mumbai', 'Pune', 'Hyderabad', 'Chennai'])

/** About one kilometre, in degrees. */
const kilometre = 0.009

/**
 * Locations of the seed schools: many in fifteen cities, one or two in towns of every other state.
 */
export function schoolSites(towns: readonly Town[]): Site[] {
  return [...citySites(), ...townSites(towns)]
}

function citySites(): Site[] {
  return majorCities.flatMap(({ city, district, state, schools, localities }) =>
    Array.from({ length: schools }, (_, i): Site => {
      const chance = chanceOf(`site/${city}/${i}`)
      // The best known parts have the most schools.
      const part = Math.floor(chance.next() ** 2.2 * localities.length)
      const { name, pincode, lat, lng } = localities[part] ?? localities[0]
      const cost = dearCities.has(city) ? 1.7 : 1.25
      const address = `${chance.between(2, 148)}, ${chance.pick([...roads, ...numbers])}, ${name}`
      const place = { locality: name, address, city, district, state, pincode, cost }
      return { ...place, ...near(lat, lng, 1.4, chance) }
    }),
  )
}

function townSites(towns: readonly Town[]): Site[] {
  return schoolTowns.flatMap(({ name, state }, i) => {
    const town = townNamed(towns, name, state)
    if (!town) return []
    // The first few towns have two schools.
    return Array.from({ length: i < 5 ? 2 : 1 }, (_, k): Site => {
      const chance = chanceOf(`site/${state}/${name}/${k}`)
      const road = chance.pick(roads)
      const place = { locality: road, address: `${chance.between(2, 90)}, ${road}`, pincode: null }
      const spot = near(town.lat, town.lng, 2.5, chance)
      return { ...place, city: name, district: town.district, state, cost: 1, ...spot }
    })
  })
}

/** The town with the name; of two, the one that its district is named after. */
function townNamed(towns: readonly Town[], name: string, state: string): Town | undefined {
  const found = towns.filter((town) => town.state === state && town.name === name)
  return found.find(({ district }) => district === name) ?? found[0]
}

function near(lat: number, lng: number, kilometres: number, chance: Chance) {
  const spread = () => (chance.next() - 0.5) * 2 * kilometres * kilometre
  return { lat: rounded(lat + spread()), lng: rounded(lng + spread()) }
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
