import type { Chance } from '../chance.ts'
import type { Site } from '../geography/school-sites.ts'
import type { PriceLevel, SchoolKind } from './school-kinds.ts'

/** Finds the id of a filter value by filter and name; a migration adds the values. */
export type ValueId = (filter: string, value: string) => number

const languages: Readonly<Record<string, string>> = {
  Assam: 'Assamese',
  'West Bengal': 'Bengali',
  Tripura: 'Bengali',
  Gujarat: 'Gujarati',
  Karnataka: 'Kannada',
  Goa: 'Konkani',
  Kerala: 'Malayalam',
  Manipur: 'Manipuri',
  Maharashtra: 'Marathi',
  Sikkim: 'Nepali',
  Odisha: 'Odia',
  Punjab: 'Punjabi',
  Chandigarh: 'Punjabi',
  'Tamil Nadu': 'Tamil',
  Puducherry: 'Tamil',
  Telangana: 'Telugu',
  'Andhra Pradesh': 'Telugu',
  'Jammu & Kashmir': 'Urdu',
}

export function boardsFor(kind: SchoolKind, priceLevel: PriceLevel, chance: Chance): string[] {
  if (kind === 'kindergarten') return chance.is(0.45) ? ['Montessori'] : []
  if (kind === 'online') return [chance.pick(['NIOS', 'CBSE', 'Cambridge'])]
  if (priceLevel === 'low') return [chance.pick(['State board', 'State board', 'CBSE'])]
  const isSenior = kind === 'senior' || kind === 'boarding'
  const board = chance.pick(
    priceLevel === 'high'
      ? ['Cambridge', 'IB', 'ICSE', 'CBSE', 'CBSE']
      : ['CBSE', 'CBSE', 'CBSE', 'ICSE', 'State board'],
  )
  if (board === 'ICSE' && isSenior) return ['ICSE', 'ISC']
  return board === 'IB' && chance.is(0.4) ? ['Cambridge', 'IB'] : [board]
}

export function typesFor(kind: SchoolKind, name: string, chance: Chance): string[] {
  const isForGirls = /girls|कन्या/i.test(name)
  const who = isForGirls ? 'Girls' : 'Co-educational'
  if (kind === 'kindergarten') return ['Kindergarten', 'Day school', who]
  if (kind === 'online') return ['Online', who]
  if (kind === 'boarding')
    return chance.is(0.3) ? ['Boarding', 'Day boarding', who] : ['Boarding', who]
  return kind === 'primary' || kind === 'senior' || chance.is(0.5)
    ? ['Day school', who, ...(chance.is(0.35) ? ['Kindergarten'] : [])]
    : ['Day school', who]
}

/** Languages taught: English, the state's language, Hindi, and more at expensive schools. */
export function languagesFor(site: Site, priceLevel: PriceLevel, chance: Chance): string[] {
  const own = languages[site.state]
  const more = priceLevel === 'low' ? [] : chance.some(['Sanskrit', 'French', 'German'], 1)
  return [...new Set(['English', ...(own ? [own] : []), 'Hindi', ...more])]
}

const rooms: Readonly<Record<PriceLevel, readonly string[]>> = {
  low: ['Library', 'Playground', 'Drinking water', 'Girls’ toilets', 'Computer lab'],
  middle: [
    ...['Library', 'Science labs', 'Computer lab', 'Playground', 'School bus', 'Nurse on campus'],
    ...['Fire certificate', 'CCTV in corridors', 'Art room', 'Music room', 'Smart classrooms'],
  ],
  high: [
    ...['Library', 'Science labs', 'Computer lab', 'Mathematics lab', 'Smart classrooms'],
    ...['Playground', 'Indoor sports hall', 'Swimming pool', 'Basketball court', 'Auditorium'],
    ...['School bus', 'Canteen', 'Nurse on campus', 'Special educator', 'Counsellor'],
    ...['CCTV in corridors', 'Fire certificate', 'Ramps and lifts', 'Solar power'],
  ],
}
/** Facilities that a school may state it does not have. */
const askedFor = [
  ...['Swimming pool', 'Language lab', 'Hostel', 'Special educator', 'Day care', 'Canteen'],
  ...['Basketball court', 'Ramps and lifts', 'School bus', 'Auditorium'],
]

export interface Facilities {
  readonly present: readonly string[]
  readonly absent: readonly string[]
}

/** Facilities that the school has, and those it is known not to have; the rest is unknown. */
export function facilitiesFor(
  kind: SchoolKind,
  priceLevel: PriceLevel,
  chance: Chance,
): Facilities {
  if (kind === 'online') return { present: ['Counsellor'], absent: ['School bus'] }
  const usual = rooms[priceLevel]
  const some = chance.some(usual, Math.ceil(usual.length * (0.6 + chance.next() * 0.4)))
  const present = kind === 'boarding' ? [...new Set([...some, 'Hostel'])] : some
  const lacking = askedFor.filter((room) => !present.includes(room))
  return { present, absent: chance.some(lacking, chance.between(1, 3)) }
}

const clubs = [
  ...['Cricket', 'Football', 'Kabaddi', 'Badminton', 'Athletics', 'Chess', 'Yoga', 'Dance'],
  ...['Music', 'Theatre', 'Art and craft', 'Debate', 'Robotics', 'Gardening'],
  ...['Scouts and Guides', 'NCC', 'Swimming', 'Martial arts', 'Coding'],
]

export const activitiesFor = (priceLevel: PriceLevel, chance: Chance) =>
  chance.some(clubs, { low: 3, middle: 6, high: 9 }[priceLevel] + chance.between(0, 3))
