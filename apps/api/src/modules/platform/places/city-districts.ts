import type { District } from './district.ts'

/** Districts that form one city, or are spelt in several ways. */
interface City extends District {
  readonly districts: readonly string[]
}

const cities: readonly City[] = [
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
  {
    name: 'Gautam Buddha Nagar',
    state: 'Uttar Pradesh',
    districts: ['Gautam Buddha Nagar', 'Gautam Budh Nagar'],
  },
]

/** Kilometres from which on a circle reaches into the other districts of a city. */
const cityRadius = 15

/**
 * The districts to look into for records around a point in a district whose own place is not known,
 * with the name and state of what they form.
 */
export function districtsAround(district: District, radius: number): City {
  const { name, state } = district
  const city = cities.find((each) => each.state === state && each.districts.includes(name))
  return city && radius >= cityRadius ? city : { name, state, districts: [name] }
}
