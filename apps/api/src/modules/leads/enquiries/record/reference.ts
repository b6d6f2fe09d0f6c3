import { randomInt } from 'node:crypto'

/** Without characters that look alike. */
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Two digits that detect a mistyped or swapped character. */
function checkDigits(code: string): string {
  let sum = 0
  for (const character of code) sum = (sum * 31 + characters.indexOf(character) + 1) % 97
  return String(sum).padStart(2, '0')
}

/** A random reference, such as `EB-7K42-19`. Longer codes are for when the short ones run out. */
export function newReference(length = 4): string {
  const code = Array.from({ length }, () => characters[randomInt(characters.length)]).join('')
  return `EB-${code}-${checkDigits(code)}`
}

/** Whether the check digits fit. */
export function isReference(text: string): boolean {
  const [, code = '', digits] = /^EB-([2-9A-HJKMNP-Z]{4,6})-(\d{2})$/.exec(text) ?? []
  return code !== '' && checkDigits(code) === digits
}
