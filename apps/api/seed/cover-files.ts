import { plateVersion } from '../src/modules/platform/images/image-addresses.ts'
import { plateKey, plateKeyOf } from '../src/modules/platform/images/plate-key.ts'
import { seedOf } from '../src/modules/platform/images/random.ts'

/** Pixels of a cover; narrower versions lie beside it. */
export const coverSize = { width: 768, height: 512 }

/** The folder of a cover within media, by the key of its plate. */
export const coverFolder = (key: string) => `/media/drawn/${plateVersion}/${key}`

/** The widest file of a cover. */
export const coverFile = (key: string) =>
  `${coverFolder(key)}/${coverSize.width}x${coverSize.height}.webp`

/** The key of the pattern of a text alone, without initials. */
export const patternKey = (text: string) => plateKey({ seed: seedOf(text), initials: '' })

/** The plate of a name itself, which is sharp at any size: nothing is drawn to a file. */
export const plateFile = (name: string) =>
  `/media/plates/${plateVersion}/wide/${plateKeyOf(name)}.svg`
