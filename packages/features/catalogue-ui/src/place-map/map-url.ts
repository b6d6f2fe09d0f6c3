/** A Google Maps URL for a point, which phones open in their maps app. */
export function googleMapsUrl({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
}
