import type { Chance } from './chance.ts'

const firsts = [
  ...([
    'Anita',
    'Ravi',
    'Meera',
    'Suresh',
    'Lakshmi',
    'Farhan',
    'Kavita',
    'Joseph',
    'Nandini',
  ] as const),
  ...['Arjun', 'Shabnam', 'Deepa', 'Harpreet', 'Rukmini', 'Vikram', 'Ananya', 'Thomas', 'Leela'],
  ...['Imran', 'Gayatri', 'Mohan', 'Sunita', 'Tenzin', 'Padma', 'Rohit', 'Usha', 'Biju', 'Kiran'],
] as const
const lasts = [
  ...([
    'Rao',
    'Sharma',
    'Iyer',
    'Khan',
    'Das',
    'Mathew',
    'Joshi',
    'Reddy',
    'Banerjee',
    'Gill',
  ] as const),
  ...['Nair', 'Kulkarni', 'Bora', 'Sinha', 'Pillai', 'Shah', 'Mishra', 'Hegde', 'Ansari', 'Verma'],
  ...['Menon', 'Patil', 'Ghosh', 'Thapa', 'Yadav', 'Fernandes', 'Chauhan', 'Murthy', 'Saikia'],
] as const

export const personName = (chance: Chance) => `${chance.pick(firsts)} ${chance.pick(lasts)}`

/** A number that nobody has: Indian mobile numbers begin with 6 to 9. */
export const phoneNumber = (chance: Chance) =>
  `+91 555${chance.between(0, 99).toString().padStart(2, '0')} ${chance.between(10_000, 99_999)}`

/** A name under example.com, which is reserved. */
export const domainOf = (slugBase: string) =>
  `${slugBase.slice(0, 40).replace(/-+$/, '')}.example.com`
