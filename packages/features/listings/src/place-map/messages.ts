/** Texts of the map on the page of a school or a store. */
export const messages = {
  title: 'Location',
  show: 'Show the map',
  hide: 'Hide the map',
  label: (name: string) => `Map showing ${name}`,
  zoomIn: (name: string) => `${name}, zoom in`,
  radius: (km: number) => `Circle radius: ${km} km`,
  googleMaps: 'Open in Google Maps',
} as const
