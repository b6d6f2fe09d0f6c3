import { slugBase } from '../src/modules/platform/slugs/slugs.ts'
import type { Chance } from './chance.ts'

/** A slug as specified: the name, a hyphen and six digits. */
export const slugOf = (name: string, chance: Chance) =>
  `${slugBase(name)}-${chance.between(100_000, 999_999)}`
