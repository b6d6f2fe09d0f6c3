import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 22

/** A unique key: edb_ and 130 random bits. */
export const newPartnerKey = (): string =>
  `edb_${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`
