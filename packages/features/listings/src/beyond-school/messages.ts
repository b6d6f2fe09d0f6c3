import type { ProductKind, Weekday } from '@edbazaar/api-client'
import type { ListLabels } from '../list/messages'

function wordsOf(one: string, many: string): ListLabels {
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

/** What each list lists; `all` is the one of tuitions and activities with its tabs. */
export const words: Readonly<Record<ProductKind | 'all', ListLabels>> = {
  all: {
    ...wordsOf('tuition or activity', 'tuitions and activities'),
    results: 'Tuitions and activities',
  },
  tuition: wordsOf('tuition', 'tuitions'),
  activity: wordsOf('activity', 'activities'),
  camp: wordsOf('camp', 'camps'),
  workshop: wordsOf('workshop', 'workshops'),
}

/** Days in full. */
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

/** The sentences of the lists of products. */
export const messages = {
  sorts: {
    relevance: 'Best known',
    distance: 'Distance',
    price: 'Lowest price',
    date: 'Begins soonest',
    name: 'Name',
  },
  beyondSchool: 'Beyond School',
  kinds: 'Kinds',
  all: 'All',
  nameHead: 'Name',
  location: 'Location',
  within: (km: number) => `Within ${km} km`,
  age: 'Age',
  years: (years: number) => (years === 50 ? '50+ years' : `${years} years`),
  youngest: 'Youngest',
  oldest: 'Oldest',
  agedFrom: (from: number) => `Age ${from}+`,
  agedUpTo: (to: number) => `Age up to ${to}`,
  aged: (from: number, to: number) => (from === to ? `Age ${from}` : `Age ${from}–${to}`),
  price: 'Price in thousands of rupees',
  thousands: (price: number) => (price === 50 ? '50+' : String(price)),
  priceUpTo: (high: string) => `Up to ${high}`,
  priceFrom: (low: string) => `From ${low}`,
  priceBetween: (low: string, high: string) => `${low}–${high}`,
  days: 'Days',
  begins: 'Begins',
  from: 'From',
  to: 'To',
  beginsFrom: (day: string) => `Begins from ${day}`,
  beginsUpTo: (day: string) => `Begins by ${day}`,
  beginsBetween: (from: string, to: string) => `Begins ${from} to ${to}`,
  startsOn: (day: string) => `from ${day}`,
  listDescription: (kind: ProductKind | 'all', where: string, total: string) =>
    `${about[kind]}. ${total} ${where}: distance, price, age, days and free seats.`,
} as const
