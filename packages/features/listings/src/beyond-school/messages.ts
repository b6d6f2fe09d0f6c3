import type { ProductKind, Weekday } from '@edbazaar/api-client'
import type { ListLabels } from '../list/messages'

function labelsOf(one: string, many: string): ListLabels {
  const Many = `${many[0]?.toUpperCase()}${many.slice(1)}`
  return {
    one,
    many,
    inIndia: `${Many} in India`,
    near: (place) => `${Many} near ${place}`,
    nearPoint: `${Many} nearby`,
    results: Many,
  }
}

/** Labels of each list; `all` is the list of all kinds with tabs. */
export const labels: Readonly<Record<ProductKind | 'all', ListLabels>> = {
  all: {
    ...labelsOf('tuition or activity', 'tuitions and activities'),
    results: 'Tuitions and activities',
  },
  tuition: labelsOf('tuition', 'tuitions'),
  activity: labelsOf('activity', 'activities'),
  camp: labelsOf('camp', 'camps'),
  workshop: labelsOf('workshop', 'workshops'),
}

/** Full names of the weekdays. */
export const dayNames: Readonly<Record<Weekday, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

const about: Readonly<Record<ProductKind | 'all', string>> = {
  all: 'Tuitions, activities, camps and workshops side by side',
  tuition: 'Tuitions by subject, board and mode of training',
  activity: 'Dance, music, sports and more',
  camp: 'Summer, nature and sports camps by date',
  workshop: 'Robotics, pottery, theatre and other workshops by date',
}

/** Texts of the product lists. */
export const messages = {
  sorts: {
    relevance: 'Best known',
    distance: 'Distance',
    price: 'Lowest price',
    date: 'Starting soonest',
    name: 'Name',
  },
  beyondSchool: 'Beyond School',
  kinds: 'Kinds',
  all: 'All',
  nameHeading: 'Name',
  location: 'Location',
  within: (km: number) => `Within ${km} km`,
  age: 'Age',
  years: (years: number) => (years === 50 ? '50+ years' : `${years} years`),
  youngest: 'Youngest',
  oldest: 'Oldest',
  ageFrom: (from: number) => `Age ${from}+`,
  ageUpTo: (to: number) => `Age up to ${to}`,
  ageBetween: (from: number, to: number) => (from === to ? `Age ${from}` : `Age ${from}–${to}`),
  price: 'Price in thousands of rupees',
  thousands: (price: number) => (price === 50 ? '50+' : String(price)),
  priceUpTo: (high: string) => `Up to ${high}`,
  priceFrom: (low: string) => `From ${low}`,
  priceBetween: (low: string, high: string) => `${low}–${high}`,
  days: 'Days',
  startDate: 'Start date',
  from: 'From',
  to: 'To',
  startsFrom: (day: string) => `Starts from ${day}`,
  startsBy: (day: string) => `Starts by ${day}`,
  startsBetween: (from: string, to: string) => `Starts ${from} to ${to}`,
  startsOn: (day: string) => `from ${day}`,
  listDescription: (kind: ProductKind | 'all', where: string, total: string) =>
    `${about[kind]}. ${total} ${where}: distance, price, age, days and free seats.`,
} as const
