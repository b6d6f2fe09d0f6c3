import type { PlaceholderShape } from '../image-urls.ts'
import type { PlaceholderInputs } from '../placeholder-key.ts'
import { pick, randomFrom } from '../random.ts'
import { buti } from './buti.ts'
import type { Family } from './canvas.ts'
import { jaali } from './jaali.ts'
import { kantha } from './kantha.ts'
import { kolam } from './kolam.ts'
import { leheriya } from './leheriya.ts'
import { drawInitials } from './lettering.ts'
import { drawMedallion, type MedallionKind } from './medallion.ts'
import { rangoli } from './rangoli.ts'
import { tones } from './tones.ts'

/** Size in drawing units, by shape. */
const sizes: Readonly<Record<PlaceholderShape, readonly [number, number]>> = {
  wide: [240, 160],
  square: [128, 128],
  seal: [92, 92],
  tall: [160, 220],
}

const families: readonly [Family, ...Family[]] = [
  kolam,
  kolam,
  jaali,
  jaali,
  rangoli,
  rangoli,
  kantha,
  buti,
  leheriya,
]
const round: readonly [MedallionKind, ...MedallionKind[]] = ['disc', 'foil']
const every: readonly [MedallionKind, ...MedallionKind[]] = [...round, 'octagon', 'diamond', 'arch']

/**
 * The placeholder image of a name, as an SVG document. Every choice depends on the seed in a fixed
 * order, so a name always gives the same image; without initials it is only the pattern.
 */
export function drawPlaceholder(
  { seed, initials }: PlaceholderInputs,
  shape: PlaceholderShape,
): string {
  const [width, height] = sizes[shape]
  const random = randomFrom(seed)
  const family = pick(random, families)
  const tone = pick(random, tones)
  const kind = pick(random, family === rangoli ? round : every)
  const pattern = family({ width, height, random, tone, hole: initials === '' ? 7 : 37 })
  const seal =
    initials === ''
      ? ''
      : drawMedallion(kind, width / 2, height / 2, tone) +
        drawInitials(initials, width / 2, height / 2, tone.text)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ` width="${width * 4}" height="${height * 4}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${tone.ground}"/>${pattern}${seal}</svg>`
  )
}
