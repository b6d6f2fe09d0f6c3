import { findGstState } from './gst-states.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

/** The last character of a GSTIN, from the 14 before it: a check sum modulo 36. */
export function gstinCheckDigit(first14: string): string {
  let sum = 0
  for (const [position, character] of [...first14].entries()) {
    const product = digits.indexOf(character) * ((position % 2) + 1)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits.charAt((36 - (sum % 36)) % 36)
}

/** Whether the text is a well-formed GSTIN of an Indian state with the right check digit. */
export const isGstin = (text: string): boolean =>
  shape.test(text) &&
  findGstState(text.slice(0, 2)) !== undefined &&
  gstinCheckDigit(text.slice(0, 14)) === text.charAt(14)
