import { randomInt } from 'node:crypto'
import { hashToken } from '../../platform/tokens/tokens.ts'

/** Without letters that look like digits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 4
const codeCount = 10

/** 78 random bits, as four groups of four characters. */
function newRecoveryCode(): string {
  const letter = () => alphabet.charAt(randomInt(alphabet.length))
  const group = () => Array.from({ length: groupLength }, letter).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** Codes to show to the user once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codeCount }, newRecoveryCode)

/** The hash that is stored; ignores case and everything but letters and digits. */
export const hashRecoveryCode = (code: string) =>
  hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
