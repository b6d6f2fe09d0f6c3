import { placeholderVersion } from '../../src/modules/platform/images/image-urls.ts'
import { placeholderKeyOf } from '../../src/modules/platform/images/placeholder-key.ts'
import type { Chance } from '../chance.ts'
import { coverFile, patternKey } from '../cover-files.ts'
import type { SchoolKind } from './school-kinds.ts'

export interface ImageFields {
  readonly files: string[]
  readonly fileCaptions: (string | null)[]
}

const corners: Readonly<Record<'young' | 'old', readonly string[]>> = {
  young: ['Playground', 'Reading corner', 'Sand pit', 'Annual day', 'Art table'],
  old: ['Library', 'Playground', 'Science lab', 'Annual day', 'Computer lab', 'Assembly'],
}

/** The cover, drawn to files by the seed, and placeholder images of some parts of the school. */
export function imagesFor(name: string, kind: SchoolKind, chance: Chance): ImageFields {
  const isYoung = kind === 'kindergarten' || kind === 'primary'
  const captions = chance.some(corners[isYoung ? 'young' : 'old'], chance.between(2, 4))
  return {
    files: [
      coverFile(placeholderKeyOf(name)),
      ...captions.map((caption) => patternPath(`${name} ${caption}`)),
    ],
    fileCaptions: ['The school, from its name', ...captions],
  }
}

const patternPath = (text: string) =>
  `/media/plates/${placeholderVersion}/wide/${patternKey(text)}.svg`
