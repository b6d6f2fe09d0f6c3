/** The sentences of the map on the page of a school or a store. */
export const messages = {
  title: 'Where it is',
  show: 'Show the map',
  hide: 'Hide the map',
  label: (name: string) => `Map of where ${name} is`,
  nearer: (name: string) => `${name}, zoom in`,
  withPlace: (km: number) => `The circle is ${km} km withPlace`,
  outside: 'Open in Google Maps',
} as const
