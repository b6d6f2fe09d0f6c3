/** The address of a map with a point in its middle, which phones open in their own app. */
export function googleMapsUrl({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}
