import type { District } from './district.ts'

/** Districts of a state to look into together. */
export interface Districts extends District {
  readonly districts: readonly string[]
}

/** Kilometres from which on a circle is that of a city. */
const cityRadius = 15

/** Cities, each with its districts. */
const cities: readonly Districts[] = [
  { name: 'Chandigarh', state: 'Chandigarh', districts: ['Chandigarh'] },
  {
    name: 'Delhi',
    state: 'Delhi',
    districts: [
      'Central Delhi',
      'Delhi',
      'East Delhi',
      'New Delhi',
      'North Delhi',
      'North East Delhi',
      'North West Delhi',
      'Shahdara',
      'South Delhi',
      'South East Delhi',
      'South West Delhi',
      'West Delhi',
    ],
  },
  {
    name: 'Mumbai',
    state: 'Maharashtra',
    districts: ['Mumbai', 'Mumbai City', 'Mumbai Suburban'],
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    districts: ['Hyderabad', 'Medchal', 'Medchal Malkajgiri'],
  },
]

/** Districts that are spelt in several ways. */
const spellings: readonly Districts[] = [
  {
    name: 'Gautam Buddha Nagar',
    state: 'Uttar Pradesh',
    districts: ['Gautam Buddha Nagar', 'Gautam Budh Nagar'],
  },
]

/** The districts of cities and other districts to look into together around a town. */
export const groupedDistricts: readonly Districts[] = [...cities, ...spellings]

/** The city around a point in a district; null for a small circle, or if the district is not in a city. */
export const cityAround = (district: District, radius: number): Districts | null =>
  radius < cityRadius ? null : (find(cities, district) ?? null)

/**
 * The districts to look into for records around a point in a district whose own place is not known,
 * with the name and state of what they form.
 */
export function districtsAround(district: District, radius: number): Districts {
  const { name, state } = district
  const known = cityAround(district, radius) ?? find(spellings, district)
  return known ?? { name, state, districts: [name] }
}

const find = (among: readonly Districts[], { name, state }: District) =>
  among.find((each) => each.state === state && each.districts.includes(name))
