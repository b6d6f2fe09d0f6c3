import { blurredPreviewUrl } from './blurred-preview.ts'
import { placeholderKeyOf } from './placeholder-key.ts'

/**
 * Part of the URL. Increase it when the drawing changes, because browsers cache placeholder images
 * for a year.
 */
export const placeholderVersion = 'v1'

export const placeholderShapes = ['wide', 'square', 'seal', 'tall'] as const
export type PlaceholderShape = (typeof placeholderShapes)[number]

/** Pixel size of a placeholder image; it is an SVG, so only the ratio matters. */
const placeholderSizes: Readonly<Record<PlaceholderShape, { width: number; height: number }>> = {
  wide: { width: 960, height: 640 },
  square: { width: 512, height: 512 },
  seal: { width: 184, height: 184 },
  tall: { width: 640, height: 880 },
}

/** The `Image` of the contract. */
export interface Image {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly variants: readonly { readonly url: string; readonly width: number }[]
  readonly formats: readonly ('avif' | 'webp' | 'jpg')[]
  readonly placeholder: string | null
  readonly caption: string | null
  readonly is_drawn: boolean
}

/** The `VideoFile` of the contract. */
interface VideoFile {
  readonly url: string
  readonly mime: string
}

/** An entity's name, files (the cover first) and captions. */
interface IllustratedEntity {
  readonly name: string
  readonly files: readonly string[]
  readonly captions?: readonly (string | null)[] | undefined
}

/** Builds the URLs of images below the base path. */
export interface Images {
  /** URL of the placeholder image of a name. */
  placeholder(name: string, shape: PlaceholderShape): string
  /** URL of a file. */
  file(path: string): string
  /** The stored path of a file, from its URL. */
  pathOf(address: string): string
  one(path: string): Image
  /** The cover: the first image among the files, or the placeholder image of the name. */
  cover(entity: IllustratedEntity): Image
  /** All images; the placeholder image if there are none. */
  gallery(entity: IllustratedEntity): Image[]
  videos(files: readonly string[]): VideoFile[]
  /** URL of a small square image, for a suggestion. */
  thumbnail(entity: Pick<IllustratedEntity, 'name' | 'files'>): string
}

/**
 * A placeholder image that also exists as WebP files, named by the largest; the SVG is sharp at any
 * size.
 */
const drawnCoverPath = /^\/media\/drawn\/[^/]+\/([0-9a-z-]+)\/(\d+)x\d+\.webp$/
/** Size stated for the SVG beside the files: larger than any of them, for high-density screens. */
const drawnCoverSize = { width: 1200, height: 800 }

/** Generated images. */
const drawn = /^\/media\/(plates|drawn)\//
/** A file with smaller versions beside it, such as /media/drawn/4f2a/960x640.webp. */
const sizedPath = /\/(\d{2,5})x(\d{2,5})\.(webp|avif|jpe?g|png)$/
export const variantWidths = [240, 480] as const
/** Widths of the variants of an uploaded image, whose folder is named after its blurred preview. */
export const uploadWidths = [240, 480, 960] as const
const uploadPath = /^\/media\/uploads\/[\w-]{43}\/([\w-]{48})\/(\d+)x(\d+)\.webp$/

/** MIME types of videos by file extension; uploads have only these. */
const videoTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mpeg: 'video/mpeg',
}
const video = /\.(mp4|webm|mpeg)$/
const typeOfVideo = (path: string) => videoTypes[video.exec(path)?.[1] ?? '']
export const isVideoPath = (path: string) => video.test(path)

const oneFormat = { formats: [], placeholder: null } as const

export function createImages(basePath: string): Images {
  const placeholder = (name: string, shape: PlaceholderShape) =>
    `${basePath}/media/plates/${placeholderVersion}/${shape}/${placeholderKeyOf(name)}.svg`
  const file = (path: string) => (path.startsWith('/') ? basePath + path : path)
  const fromName = (name: string): Image => ({
    url: placeholder(name, 'wide'),
    ...placeholderSizes.wide,
    variants: [],
    ...oneFormat,
    caption: null,
    is_drawn: true,
  })
  const fromUpload = (path: string, caption: string | null): Image | undefined => {
    const [, blur, width, height] = uploadPath.exec(path) ?? []
    if (!blur || !width || !height) return undefined
    const size = { width: Number(width), height: Number(height) }
    return {
      url: file(path),
      ...size,
      variants: variantsOf(file(path), uploadWidths),
      formats: ['avif', 'webp', 'jpg'],
      placeholder: blurredPreviewUrl(blur, size),
      caption,
      is_drawn: false,
    }
  }
  const fromFile = (path: string, caption: string | null): Image => {
    const sent = fromUpload(path, caption)
    if (sent) return sent
    const variants = variantsOf(file(path))
    const [, key, width] = drawnCoverPath.exec(path) ?? []
    if (key && width)
      return {
        url: `${basePath}/media/plates/${placeholderVersion}/wide/${key}.svg`,
        ...drawnCoverSize,
        variants: [...variants, { url: file(path), width: Number(width) }],
        ...oneFormat,
        caption,
        is_drawn: true,
      }
    return {
      url: file(path),
      ...sizeOf(path),
      variants,
      ...oneFormat,
      caption,
      is_drawn: drawn.test(path),
    }
  }
  const imagesOf = ({ files, captions }: Omit<IllustratedEntity, 'name'>): Image[] =>
    files.flatMap((path, i) => (isVideoPath(path) ? [] : fromFile(path, captions?.[i] ?? null)))
  return {
    placeholder,
    file,
    pathOf: (address) =>
      basePath !== '' && address.startsWith(`${basePath}/`)
        ? address.slice(basePath.length)
        : address,
    one: (path) => fromFile(path, null),
    cover({ name, files, captions }) {
      const first = files.findIndex((path) => !isVideoPath(path))
      const path = files[first]
      return path === undefined ? fromName(name) : fromFile(path, captions?.[first] ?? null)
    },
    gallery({ name, ...shown }) {
      const found = imagesOf(shown)
      return found.length === 0 ? [fromName(name)] : found
    },
    videos: (files) =>
      files.flatMap((path) => {
        const mime = typeOfVideo(path)
        return mime ? [{ url: file(path), mime }] : []
      }),
    thumbnail({ name, files }) {
      const first = files.find((path) => !isVideoPath(path))
      if (first === undefined || drawn.test(first)) return placeholder(name, 'seal')
      return variantsOf(file(first))[0]?.url ?? file(first)
    },
  }
}

/** Size from the file name, or else the size of a wide placeholder image. */
function sizeOf(path: string) {
  const [, width, height] = sizedPath.exec(path) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : placeholderSizes.wide
}

function variantsOf(url: string, widths: readonly number[] = variantWidths) {
  const [end, width, height, type] = sizedPath.exec(url) ?? []
  if (!end || !width || !height) return []
  const folder = url.slice(0, -end.length)
  return widths
    .filter((narrower) => narrower < Number(width))
    .map((narrower) => ({
      url: `${folder}/${narrower}x${heightAt(narrower, Number(width), Number(height))}.${type}`,
      width: narrower,
    }))
}

/** Height of an image variant of this width; at least one row. */
export const heightAt = (narrower: number, width: number, height: number) =>
  Math.max(1, Math.round((narrower * height) / width))
