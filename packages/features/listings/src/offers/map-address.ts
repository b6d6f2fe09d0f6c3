interface Placed {
  lat: number | null
  lng: number | null
}

/** The address of a map with a point in its middle, which phones open in their own app. */
export function mapAddress({ lat, lng }: Placed): string | null {
  if (lat === null || lng === null) return null
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}
