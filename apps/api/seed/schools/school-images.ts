import { plateVersion } from '../../src/modules/platform/images/image-addresses.ts'
import { plateKeyOf } from '../../src/modules/platform/images/plate-key.ts'
import type { Chance } from '../chance.ts'
import { coverFile, patternKey } from '../cover-files.ts'
import type { SchoolKind } from './school-kinds.ts'

export interface ImagesTold {
  readonly files: string[]
  readonly fileCaptions: (string | null)[]
}

const corners: Readonly<Record<'young' | 'old', readonly string[]>> = {
  young: ['Playground', 'Reading corner', 'Sand pit', 'Annual day', 'Art table'],
  old: ['Library', 'Playground', 'Science lab', 'Annual day', 'Computer lab', 'Assembly'],
}

/** The cover, drawn to files by the seed, and plates of some corners of the school. */
export function imagesFor(name: string, kind: SchoolKind, chance: Chance): ImagesTold {
  const isYoung = kind === 'kindergarten' || kind === 'primary'
  const captions = chance.some(corners[isYoung ? 'young' : 'old'], chance.between(2, 4))
  return {
    files: [
      coverFile(plateKeyOf(name)),
      ...captions.map((caption) => plateOf(`${name} ${caption}`)),
    ],
    fileCaptions: ['The school, from its name', ...captions],
  }
}

const plateOf = (text: string) => `/media/plates/${plateVersion}/wide/${patternKey(text)}.svg`
