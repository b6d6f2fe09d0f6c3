/** Every sentence of a product's page. */
export const messages = {
  pictures: (name: string) => `Pictures of ${name}`,
  drawnPicture: 'Drawn from the name',
  picture: (number: number) => `Picture ${number}`,
  by: 'By',
  verified: 'Verified',
  price: 'Price',
  age: 'Age',
  mode: 'Where',
  kind: 'Kind',
  place: 'Place',
  provider: 'Provider',
  facts: 'Facts',
  about: 'About',
  batches: 'Batches',
  batchesUntold: 'No batch has been announced yet.',
  from: (day: string) => `from ${day}`,
  untilDay: (from: string, to: string) => `${from} to ${to}`,
  search: 'Search',
  description: (name: string, kind: string, place: string) =>
    `${name}: ${kind.toLowerCase()}${place}. Age, price, batches with days and free seats, and who offers it.`,
  in: (place: string) => ` in ${place}`,
} as const
