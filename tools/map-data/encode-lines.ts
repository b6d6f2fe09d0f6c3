import type { Line } from './lines.ts'

const unitsPerDegree = 1000

/**
 * Lines as text, separated by spaces: alternating differences of latitude and longitude in
 * thousandths of a degree, each in groups of five bits, lowest first.
 */
export function encodeLines(lines: readonly Line[]): string {
  return lines.map(encodeLine).join(' ')
}

function encodeLine(line: Line): string {
  let text = ''
  let [lat, lng] = [0, 0]
  for (const [north, east] of line) {
    const [up, right] = [Math.round(north * unitsPerDegree), Math.round(east * unitsPerDegree)]
    text += encodeNumber(up - lat) + encodeNumber(right - lng)
    lat = up
    lng = right
  }
  return text
}

function encodeNumber(difference: number): string {
  let bits = difference < 0 ? ~(difference * 2) : difference * 2
  let text = ''
  while (bits >= 32) {
    text += String.fromCharCode((bits & 31) + 32 + 63)
    bits >>= 5
  }
  return text + String.fromCharCode(bits + 63)
}
