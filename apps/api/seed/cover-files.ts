import { placeholderVersion } from '../src/modules/platform/images/image-urls.ts'
import { placeholderKey, placeholderKeyOf } from '../src/modules/platform/images/placeholder-key.ts'
import { seedOf } from '../src/modules/platform/images/random.ts'

/** Pixel size of a cover; smaller variants lie beside it. */
export const coverSize = { width: 768, height: 512 }

/** The media folder of a cover, by the key of its placeholder image. */
export const coverFolder = (key: string) => `/media/drawn/${placeholderVersion}/${key}`

/** The largest file of a cover. */
export const coverFile = (key: string) =>
  `${coverFolder(key)}/${coverSize.width}x${coverSize.height}.webp`

/** The key of a text's pattern without initials. */
export const patternKey = (text: string) => placeholderKey({ seed: seedOf(text), initials: '' })

/** The SVG placeholder image of a name, sharp at any size, so no files are drawn. */
export const placeholderPath = (name: string) =>
  `/media/plates/${placeholderVersion}/wide/${placeholderKeyOf(name)}.svg`
