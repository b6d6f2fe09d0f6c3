import type { Chance } from './chance.ts'

/** The name in lower case, its words joined by hyphens. */
export const slugBase = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The slug of the specification: the name, a hyphen and six digits. */
export const slugOf = (name: string, chance: Chance) =>
  `${slugBase(name)}-${chance.between(100_000, 999_999)}`
