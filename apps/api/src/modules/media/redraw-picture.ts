import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError } from '../../app-error.ts'
import { createTurns } from '../limits/turns.ts'
import { variantWidths } from '../pictures/picture-addresses.ts'

/** A picture drawn anew: the first file is the largest. */
export interface RedrawnPicture {
  readonly width: number
  readonly height: number
  readonly mime: 'image/webp'
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
}

const accepted = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
])

/** Pixels of the longer side that are kept. */
const longestSide = 1600
/** Pixels that a file may unfold to: beyond any telephone's picture of 5 MB, within our memory. */
const mostPixels = 50_000_000
/** Seconds that one picture may take. */
const patience = 15
const quality = 82
/** Unfolded at once, some 200 MB each at most; the others wait. */
const inTurn = createTurns({ atOnce: 2, waiting: 40 })

const refused = (msg: string) => new AppError('invalid_request', msg, [{ field: 'file', msg }])

/**
 * Draws a JPEG, PNG or GIF anew as WebP, upright, without anything but its pixels: what a camera
 * noted and what a stranger hid are gone. Throws `invalid_request` for every other file.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<RedrawnPicture> {
  const format = await formatOf(bytes)
  return inTurn(() => redraw(bytes, format))
}

async function redraw(bytes: Uint8Array, format: string): Promise<RedrawnPicture> {
  const { pixels, width, height } = await pixelsOf(bytes, format)
  const raw = { width, height, channels: 4 } as const
  const widths = [width, ...variantWidths.filter((narrower) => narrower < width)]
  const files = await Promise.all(
    widths.map(async (side) => {
      const size = { width: side, height: Math.max(1, Math.round((side * height) / width)) }
      const drawn = sharp(pixels, { raw }).resize({ ...size, fit: 'fill' })
      return {
        name: `${size.width}x${size.height}.webp`,
        bytes: await drawn.webp({ quality }).toBuffer(),
      }
    }),
  )
  return { width, height, mime: 'image/webp', files }
}

/** What the first bytes say; names and headers are not believed. */
async function formatOf(bytes: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(bytes)
  const format = accepted.get(type?.mime ?? '')
  if (format) return format
  throw refused(
    type?.mime.startsWith('image/')
      ? 'Unsupported image type. Only JPEG, PNG, and GIF are allowed.'
      : 'Only images (JPEG, PNG, GIF) are allowed.',
  )
}

async function pixelsOf(bytes: Uint8Array, format: string) {
  try {
    // One page: of a GIF the first frame.
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
    const found = await picture.metadata()
    if (found.format !== format) throw new Error('The file is of two formats')
    const { data, info } = await picture
      .autoOrient()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .ensureAlpha()
      .timeout({ seconds: patience })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch (error) {
    if (String(error).includes('pixel limit'))
      throw refused('This picture has too many pixels. Please send a smaller one.')
    throw refused('Only images are allowed.')
  }
}
