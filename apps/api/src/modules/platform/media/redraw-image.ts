import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError } from '../../../app-error.ts'
import { heightAt, uploadWidths } from '../images/image-addresses.ts'
import { blurSize } from '../images/placeholder.ts'
import { createConcurrencyLimit } from '../rate-limits/concurrency-limit.ts'
import { refusedFile } from './refused-file.ts'

/** An image drawn anew into a folder, in every size and format. */
export interface RedrawnImage {
  readonly width: number
  readonly height: number
  /** Its largest version in the format that every image has: 1600x1200.webp. */
  readonly name: string
  /** A few pixels of it, red, green and blue. */
  readonly blur: Buffer
}

const accepted = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
])

/** Pixels of the longer side that are kept. */
const longestSide = 1600
/** Pixels that a file may unfold to: beyond any telephone's image of 10 MB. */
const mostPixels = 50_000_000
/** Pixels of one side: a line is unfolded at once, whatever the format; the widest panorama has fewer. */
const longestLine = 32_767
/** Bytes of a file that is unfolded as a whole; others go by line after line, and take little. */
const mostUnfolded = 120_000_000
/** Seconds that one image may take. */
const patience = 15
/** One at once: it takes one processor and some 200 MB, and leaves the rest to other requests. */
const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 40 })

// Every file is read once: what libvips keeps of the last ones is memory for nothing.
sharp.cache(false)

/**
 * Draws a JPEG, PNG or GIF anew, upright, without anything but its pixels: what a camera noted and
 * what a stranger hid are gone. Throws `invalid_request` where it can't be read.
 */
export function redrawImage(
  { path, mime }: { readonly path: string; readonly mime: string },
  folder: string,
): Promise<RedrawnImage> {
  return inTurn(() => redraw(path, accepted.get(mime) ?? '', folder))
}

async function redraw(path: string, format: string, folder: string): Promise<RedrawnImage> {
  const whole = await pixelsOf(path, format)
  const { width, height } = whole
  const widths = [width, ...uploadWidths.filter((narrower) => narrower < width)]
  for (const side of widths) {
    const size = { width: side, height: heightAt(side, width, height) }
    const pixels = side === width ? whole : await narrowed(whole, size)
    const name = join(folder, `${size.width}x${size.height}`)
    for (const [ending, draw] of formats)
      await writeFile(`${name}.${ending}`, await draw(imageOf(pixels)).toBuffer(), {
        flush: true,
      })
  }
  const blur = await imageOf(whole)
    .flatten({ background: 'white' })
    .resize({ ...blurSize(whole), fit: 'fill' })
    .raw()
    .toBuffer()
  return { width, height, name: `${width}x${height}.webp`, blur }
}

/** The endings of `Image.formats`, and how each is drawn: measured by `pnpm bench upload`. */
const formats: readonly (readonly [string, (image: Sharp) => Sharp])[] = [
  // More effort takes four times as long and saves nothing.
  ['avif', (image) => image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' })],
  ['webp', (image) => image.webp({ quality: 80, effort: 2 })],
  // It has no transparency.
  ['jpg', (image) => image.flatten({ background: 'white' }).jpeg({ quality: 80 })],
]

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

const imageOf = ({ data, ...raw }: Pixels) => sharp(data, { raw })

async function narrowed(whole: Pixels, size: { width: number; height: number }): Promise<Pixels> {
  const resized = imageOf(whole).resize({ ...size, fit: 'fill' })
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

async function pixelsOf(path: string, format: string): Promise<Pixels> {
  try {
    // One page: of a GIF the first frame.
    const image = sharp(path, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
    const found = await image.metadata()
    if (found.format !== format) throw refusedFile('Only images are allowed.')
    if (Math.max(found.width, found.height) > longestLine || unfolded(found) > mostUnfolded)
      throw new Error('Beyond the pixel limit')
    const { data, info } = await image
      .autoOrient()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .timeout({ seconds: patience })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return withoutIdleAlpha({ data, ...info })
  } catch (error) {
    if (error instanceof AppError) throw error
    if (String(error).includes('pixel limit'))
      throw refusedFile('This image has too many pixels. Please send a smaller one.')
    throw refusedFile('This image is damaged and can’t be read. Please try another one.')
  }
}

/** Bytes that are needed at once: of images drawn coarse first, that turn, or that may move. */
function unfolded({
  format,
  width,
  height,
  isProgressive,
  orientation,
  depth,
  channels,
}: Metadata) {
  const bytesPerPixel = (depth === 'ushort' ? 2 : 1) * Math.max(channels, format === 'gif' ? 4 : 3)
  if (format === 'jpeg') return isProgressive ? 2 * width * height * bytesPerPixel : 0
  const isWhole = format === 'gif' || isProgressive || (orientation ?? 1) > 1
  return isWhole ? width * height * bytesPerPixel : 0
}

/** Transparency that hides nothing costs a quarter of every file's time. */
async function withoutIdleAlpha({ data, width, height, channels }: Pixels): Promise<Pixels> {
  const pixels = { data, width, height, channels }
  if (channels < 4 || !(await imageOf(pixels).stats()).isOpaque) return pixels
  const opaque = await imageOf(pixels).removeAlpha().raw().toBuffer()
  return { ...pixels, data: opaque, channels: 3 }
}
