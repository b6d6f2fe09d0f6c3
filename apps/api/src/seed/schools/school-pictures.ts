import { plateVersion } from '../../modules/pictures/picture-addresses.ts'
import { plateKey, plateKeyOf } from '../../modules/pictures/plate-key.ts'
import { seedOf } from '../../modules/pictures/random.ts'
import type { Chance } from '../chance.ts'
import type { SchoolKind } from './school-kinds.ts'

export interface PicturesTold {
  readonly files: string[]
  readonly fileCaptions: (string | null)[]
}

const corners: Readonly<Record<'young' | 'old', readonly string[]>> = {
  young: ['Playground', 'Reading corner', 'Sand pit', 'Annual day', 'Art table'],
  old: ['Library', 'Playground', 'Science lab', 'Annual day', 'Computer lab', 'Assembly'],
}

/** Pixels of a cover; narrower versions lie beside it. */
export const coverSize = { width: 768, height: 512 }

/** The folder of a school's cover within media. */
export const coverFolder = (name: string) => `/media/drawn/${plateVersion}/${plateKeyOf(name)}`

/** The cover, drawn to files by the seed, and plates of some corners of the school. */
export function picturesFor(name: string, kind: SchoolKind, chance: Chance): PicturesTold {
  const isYoung = kind === 'kindergarten' || kind === 'primary'
  const captions = chance.some(corners[isYoung ? 'young' : 'old'], chance.between(2, 4))
  return {
    files: [
      `${coverFolder(name)}/${coverSize.width}x${coverSize.height}.webp`,
      ...captions.map((caption) => plateOf(`${name} ${caption}`)),
    ],
    fileCaptions: ['The school, from its name', ...captions],
  }
}

const plateOf = (text: string) =>
  `/media/plates/${plateVersion}/wide/${plateKey({ seed: seedOf(text), initials: '' })}.svg`
