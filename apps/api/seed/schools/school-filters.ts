import type { Chance } from '../chance.ts'
import type { Site } from '../geography/school-sites.ts'
import type { Purse, SchoolKind } from './school-kinds.ts'

/** Finds the id of a filter value by the names of filter and value; the catalogue is a migration. */
export type ValueId = (filter: string, value: string) => number

const languages: Readonly<Record<string, string>> = {
  ...{ Assam: 'Assamese', 'West Bengal': 'Bengali', Tripura: 'Bengali', Gujarat: 'Gujarati' },
  ...{ Karnataka: 'Kannada', Goa: 'Konkani', Kerala: 'Malayalam', Manipur: 'Manipuri' },
  ...{ Maharashtra: 'Marathi', Sikkim: 'Nepali', Odisha: 'Odia', Punjab: 'Punjabi' },
  ...{ Chandigarh: 'Punjabi', 'Tamil Nadu': 'Tamil', Puducherry: 'Tamil', Telangana: 'Telugu' },
  ...{ 'Andhra Pradesh': 'Telugu', 'Jammu and Kashmir': 'Urdu' },
}

export function boardsFor(kind: SchoolKind, purse: Purse, chance: Chance): string[] {
  if (kind === 'kindergarten') return chance.is(0.45) ? ['Montessori'] : []
  if (kind === 'online') return [chance.pick(['NIOS', 'CBSE', 'Cambridge'])]
  if (purse === 'modest') return [chance.pick(['State board', 'State board', 'CBSE'])]
  const isSenior = kind === 'senior' || kind === 'boarding'
  const board = chance.pick(
    purse === 'dear'
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

/** Languages taught: English, the state's own, Hindi, and more where the school costs more. */
export function languagesFor(site: Site, purse: Purse, chance: Chance): string[] {
  const own = languages[site.state]
  const more = purse === 'modest' ? [] : chance.some(['Sanskrit', 'French', 'German'], 1)
  return [...new Set(['English', ...(own ? [own] : []), 'Hindi', ...more])]
}

const rooms: Readonly<Record<Purse, readonly string[]>> = {
  modest: ['Library', 'Playground', 'Drinking water', 'Girls’ toilets', 'Computer lab'],
  middle: [
    ...['Library', 'Science labs', 'Computer lab', 'Playground', 'School bus', 'Nurse on campus'],
    ...['Fire certificate', 'CCTV in corridors', 'Art room', 'Music room', 'Smart classrooms'],
  ],
  dear: [
    ...['Library', 'Science labs', 'Computer lab', 'Mathematics lab', 'Smart classrooms'],
    ...['Playground', 'Indoor sports hall', 'Swimming pool', 'Basketball court', 'Auditorium'],
    ...['School bus', 'Canteen', 'Nurse on campus', 'Special educator', 'Counsellor'],
    ...['CCTV in corridors', 'Fire certificate', 'Ramps and lifts', 'Solar power'],
  ],
}
/** What a parent asks for and may be told is not there. */
const askedFor = [
  ...['Swimming pool', 'Language lab', 'Hostel', 'Special educator', 'Day care', 'Canteen'],
  ...['Basketball court', 'Ramps and lifts', 'School bus', 'Auditorium'],
]

export interface Facilities {
  readonly present: readonly string[]
  readonly absent: readonly string[]
}

/** Rooms and services the school has, and those it is known not to have; of the rest, not a word. */
export function facilitiesFor(kind: SchoolKind, purse: Purse, chance: Chance): Facilities {
  if (kind === 'online') return { present: ['Counsellor'], absent: ['School bus'] }
  const usual = rooms[purse]
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

export const activitiesFor = (purse: Purse, chance: Chance) =>
  chance.some(clubs, { modest: 3, middle: 6, dear: 9 }[purse] + chance.between(0, 3))
