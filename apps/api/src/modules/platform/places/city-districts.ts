import type { District } from './district.ts'

/** Districts of a state to look into together. */
interface Districts extends District {
  readonly districts: readonly string[]
}

/** Districts that form one city; with a radius of 0, spellings of one district. */
interface City extends Districts {
  /** Kilometres from which on a circle reaches into the other districts. */
  readonly fromRadius: number
}

const cityRadius = 15

const cities: readonly City[] = [
  {
    name: 'Delhi',
    state: 'Delhi',
    fromRadius: cityRadius,
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
    fromRadius: cityRadius,
    districts: ['Mumbai', 'Mumbai City', 'Mumbai Suburban'],
  },
  {
    name: 'Hyderabad',
    state: 'Telangana',
    fromRadius: cityRadius,
    districts: ['Hyderabad', 'Medchal', 'Medchal Malkajgiri'],
  },
  {
    name: 'Gautam Buddha Nagar',
    state: 'Uttar Pradesh',
    fromRadius: 0,
    districts: ['Gautam Buddha Nagar', 'Gautam Budh Nagar'],
  },
]

/**
 * The districts to look into for records around a point in a district whose own place is not known,
 * with the name and state of what they form.
 */
export function districtsAround(district: District, radius: number): Districts {
  const { name, state } = district
  const city = cities.find((each) => each.state === state && each.districts.includes(name))
  return city && radius >= city.fromRadius ? city : { name, state, districts: [name] }
}
