/** Every sentence of a product's page. */
export const messages = {
  offer: 'The offer in short',
  price: 'Price',
  age: 'Age',
  mode: 'Where',
  place: 'Place',
  days: 'Days',
  begins: 'Begins',
  seats: 'Seats',
  provider: 'Offered by',
  allTheyOffer: (count: number) => `All ${count} they offer`,
  facts: 'Facts',
  about: 'About',
  batches: 'Batches',
  noBatches: 'No batch has been announced yet.',
  seatsOf: (left: number, total: number) => `${left} of ${total} seats`,
  from: (day: string) => `from ${day}`,
  untilDay: (from: string, to: string) => `${from} to ${to}`,
  description: (name: string, kind: string, place: string) =>
    `${name}: ${kind.toLowerCase()}${place}. Age, price, batches with days and free seats, and who offers it.`,
  in: (place: string) => ` in ${place}`,
} as const
