/** Texts of a product's page. */
export const messages = {
  summary: 'At a glance',
  price: 'Price',
  age: 'Age',
  mode: 'Where',
  place: 'Place',
  days: 'Days',
  starts: 'Starts',
  seats: 'Seats',
  provider: 'Offered by',
  allOfProvider: (count: number) => `All ${count} from this provider`,
  facts: 'Facts',
  about: 'About',
  batches: 'Batches',
  noBatches: 'No batches announced yet.',
  seatsOf: (left: number, total: number) => `${left} of ${total} seats`,
  from: (day: string) => `from ${day}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  description: (name: string, kind: string, place: string) =>
    `${name}: ${kind.toLowerCase()}${place}. Age, price, batches with days and free seats, and the provider.`,
  in: (place: string) => ` in ${place}`,
} as const
