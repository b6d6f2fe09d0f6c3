import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError } from '../../../app-error.ts'
import { blurSize } from '../images/blurred-preview.ts'
import { heightAt, uploadWidths } from '../images/image-urls.ts'
import { countJpegScans } from './jpeg-scans.ts'
import { refusedFile } from './refused-file.ts'

/** An image to re-encode into a folder. */
export interface ImageTask {
  readonly path: string
  readonly mime: string
  readonly folder: string
  /** Leaves out the formats of media, for an image that only we show. */
  readonly onlyWebp?: boolean
}

/** A re-encoded image in a folder, in every size and format. */
export interface ReencodedImage {
  readonly width: number
  readonly height: number
  /** The largest variant in WebP, the format that every image has: 1600x1200.webp. */
  readonly name: string
  /** The pixels of the blurred preview, red, green and blue. */
  readonly blur: Buffer
}

const accepted = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
])

/** Longer side of the largest variant, in pixels. */
const longestSide = 1600
/** Maximum pixels of an image: more than any phone's image of 10 MB. */
const maxPixels = 50_000_000
/** Maximum pixels of one side: decoders read whole lines, and the widest panorama has fewer. */
const maxLineLength = 32_767
/**
 * Maximum decoded bytes of an image that must be decoded as a whole; others are decoded line by
 * line.
 */
const maxDecodedBytes = 120_000_000
/** Maximum scans of a JPEG: each takes as long as a whole image. Encoders write about ten. */
const maxScans = 100

// Every file is read once, so libvips' cache only costs memory.
sharp.cache(false)

/**
 * Re-encodes a JPEG, PNG or GIF, upright, with nothing but its pixels: camera metadata and hidden
 * data are dropped. Throws `invalid_request` if it cannot be read. Nothing can stop the decoder, so
 * the server calls this in a process of its own: see `image-worker.ts`.
 */
export async function reencodeImage(task: ImageTask): Promise<ReencodedImage> {
  const { path, mime, folder, onlyWebp = false } = task
  const whole = await pixelsOf(path, accepted.get(mime) ?? '')
  const { width, height } = whole
  const widths = [width, ...uploadWidths.filter((narrower) => narrower < width)]
  for (const side of widths) {
    const size = { width: side, height: heightAt(side, width, height) }
    const pixels = side === width ? whole : await narrowed(whole, size)
    const name = join(folder, `${size.width}x${size.height}`)
    for (const [ending, draw] of formats) {
      if (onlyWebp && ending !== 'webp') continue
      await writeFile(`${name}.${ending}`, await draw(imageOf(pixels)).toBuffer(), {
        flush: true,
      })
    }
  }
  const blur = await imageOf(whole)
    .flatten({ background: 'white' })
    .resize({ ...blurSize(whole), fit: 'fill' })
    .raw()
    .toBuffer()
  return { width, height, name: `${width}x${height}.webp`, blur }
}

/** The extensions of `Image.formats` and their encoders, measured with `pnpm bench upload`. */
const formats: readonly (readonly [string, (image: Sharp) => Sharp])[] = [
  // More effort takes four times as long and saves nothing.
  ['avif', (image) => image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' })],
  ['webp', (image) => image.webp({ quality: 80, effort: 2 })],
  // JPEG has no transparency.
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

async function requireFewScans(path: string): Promise<void> {
  if (countJpegScans(await readFile(path)) > maxScans)
    throw refusedFile(
      `This JPEG has more than ${maxScans} scans. Please save it as a standard JPEG and try again.`,
    )
}

async function pixelsOf(path: string, format: string): Promise<Pixels> {
  try {
    if (format === 'jpeg') await requireFewScans(path)
    // One page: the first frame of a GIF.
    const image = sharp(path, { failOn: 'error', limitInputPixels: maxPixels, pages: 1 })
    const found = await image.metadata()
    if (found.format !== format) throw refusedFile('Only images are allowed.')
    if (
      Math.max(found.width, found.height) > maxLineLength ||
      decodedBytesOf(found) > maxDecodedBytes
    )
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
      .raw()
      .toBuffer({ resolveWithObject: true })
    return withoutUnusedAlpha({ data, ...info })
  } catch (error) {
    if (error instanceof AppError) throw error
    if (String(error).includes('pixel limit'))
      throw refusedFile('This image has too many pixels. Please send a smaller one.')
    throw refusedFile('This image is damaged and can’t be read. Please try another one.')
  }
}

/** Decoded bytes that are needed at once, by progressive, rotated or animated images. */
function decodedBytesOf({
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
  const isDecodedAtOnce = format === 'gif' || isProgressive || (orientation ?? 1) > 1
  return isDecodedAtOnce ? width * height * bytesPerPixel : 0
}

/** Drops an alpha channel that hides nothing, which would slow every variant by a quarter. */
async function withoutUnusedAlpha({ data, width, height, channels }: Pixels): Promise<Pixels> {
  const pixels = { data, width, height, channels }
  if (channels < 4 || !(await imageOf(pixels).stats()).isOpaque) return pixels
  const opaque = await imageOf(pixels).removeAlpha().raw().toBuffer()
  return { ...pixels, data: opaque, channels: 3 }
}
