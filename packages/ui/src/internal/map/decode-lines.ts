export type LatLng = [lat: number, lng: number]

/**
 * Decodes lines separated by spaces: alternating differences of latitude and longitude, each in groups
 * of five bits, lowest first. Returns degrees.
 */
export function decodeLines(encoded: string, unitsPerDegree: number): LatLng[][] {
  return encoded.split(' ').map((line) => decodeLine(line, unitsPerDegree))
}

function decodeLine(line: string, unitsPerDegree: number): LatLng[] {
  const points: LatLng[] = []
  let [lat, lng] = [0, 0]
  let up: number | null = null
  for (const difference of numbersIn(line)) {
    if (up === null) {
      up = difference
      continue
    }
    lat += up
    lng += difference
    up = null
    points.push([lat / unitsPerDegree, lng / unitsPerDegree])
  }
  return points
}

function* numbersIn(line: string): Generator<number> {
  let [value, shift] = [0, 0]
  for (const letter of line) {
    const bits = letter.charCodeAt(0) - 63
    value |= (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    yield value & 1 ? ~(value >> 1) : value >> 1
    value = shift = 0
  }
}
