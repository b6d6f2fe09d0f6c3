import { placeholderOf } from './placeholder.ts'
import { plateKeyOf } from './plate-key.ts'

/** Where a drawn image stands; raised when the drawing changes, since plates are kept for ever. */
export const plateVersion = 'v1'

export const plateShapes = ['wide', 'square', 'seal', 'tall'] as const
export type PlateShape = (typeof plateShapes)[number]

/** Pixels of a plate as pages show it; plates scale, so only the ratio counts. */
const plateSizes: Readonly<Record<PlateShape, { width: number; height: number }>> = {
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

/** What an entity shows: its name, its files (the cover first) and their captions. */
interface Imaged {
  readonly name: string
  readonly files: readonly string[]
  readonly captions?: readonly (string | null)[] | undefined
}

/** Makes the addresses of images, under the path that everything of this product is under. */
export interface Images {
  /** Address of the plate drawn from a name. */
  plate(name: string, shape: PlateShape): string
  /** Address of a file as pages ask for it. */
  file(path: string): string
  /** The path of a file, as it is kept, from its address. */
  pathOf(address: string): string
  /** A file that is an image. */
  one(path: string): Image
  /** The cover: the first image among the files, or the plate of the name. */
  cover(entity: Imaged): Image
  /** All images, at least one. */
  gallery(entity: Imaged): Image[]
  /** The videos among files. */
  videos(files: readonly string[]): VideoFile[]
  /** Address of a small square image, for a suggestion. */
  thumbnail(entity: Pick<Imaged, 'name' | 'files'>): string
}

/** A plate that was also drawn into files, the widest named: the plate itself is sharp at any size. */
const drawnCover = /^\/media\/drawn\/[^/]+\/([0-9a-z-]+)\/(\d+)x\d+\.webp$/
/** What a plate counts as among its files: more than the widest, for the sharpest screens. */
const nominal = { width: 1200, height: 800 }

/** Files that this product drew lie in this folder of media. */
const drawn = /^\/media\/(plates|drawn)\//
/** A file of which narrower versions lie beside it, such as /media/drawn/4f2a/960x640.webp. */
const sized = /\/(\d{2,5})x(\d{2,5})\.(webp|avif|jpe?g|png)$/
export const variantWidths = [240, 480] as const
/** Those of an image that somebody sent, in the folder that is named by a few of its pixels. */
export const uploadWidths = [240, 480, 960] as const
const uploaded = /^\/media\/uploads\/[\w-]{43}\/([\w-]{48})\/(\d+)x(\d+)\.webp$/

/** Videos by their ending; a file is of a known one where it was let in. */
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
  const plate = (name: string, shape: PlateShape) =>
    `${basePath}/media/plates/${plateVersion}/${shape}/${plateKeyOf(name)}.svg`
  const file = (path: string) => (path.startsWith('/') ? basePath + path : path)
  const fromName = (name: string): Image => ({
    url: plate(name, 'wide'),
    ...plateSizes.wide,
    variants: [],
    ...oneFormat,
    caption: null,
    is_drawn: true,
  })
  const fromUpload = (path: string, caption: string | null): Image | undefined => {
    const [, blur, width, height] = uploaded.exec(path) ?? []
    if (!blur || !width || !height) return undefined
    const size = { width: Number(width), height: Number(height) }
    return {
      url: file(path),
      ...size,
      variants: variantsOf(file(path), uploadWidths),
      formats: ['avif', 'webp', 'jpg'],
      placeholder: placeholderOf(blur, size),
      caption,
      is_drawn: false,
    }
  }
  const fromFile = (path: string, caption: string | null): Image => {
    const sent = fromUpload(path, caption)
    if (sent) return sent
    const variants = variantsOf(file(path))
    const [, key, width] = drawnCover.exec(path) ?? []
    if (key && width)
      return {
        url: `${basePath}/media/plates/${plateVersion}/wide/${key}.svg`,
        ...nominal,
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
  const imagesOf = ({ files, captions }: Omit<Imaged, 'name'>): Image[] =>
    files.flatMap((path, i) => (isVideoPath(path) ? [] : fromFile(path, captions?.[i] ?? null)))
  return {
    plate,
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
      if (first === undefined || drawn.test(first)) return plate(name, 'seal')
      return variantsOf(file(first))[0]?.url ?? file(first)
    },
  }
}

/** Pixels, from the name of the file; those of a wide plate where it does not tell. */
function sizeOf(path: string) {
  const [, width, height] = sized.exec(path) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : plateSizes.wide
}

function variantsOf(url: string, widths: readonly number[] = variantWidths) {
  const [end, width, height, type] = sized.exec(url) ?? []
  if (!end || !width || !height) return []
  const folder = url.slice(0, -end.length)
  return widths
    .filter((narrower) => narrower < Number(width))
    .map((narrower) => ({
      url: `${folder}/${narrower}x${heightAt(narrower, Number(width), Number(height))}.${type}`,
      width: narrower,
    }))
}

/** Of a version so wide; the same as that of the file, which is never less than one row. */
export const heightAt = (narrower: number, width: number, height: number) =>
  Math.max(1, Math.round((narrower * height) / width))
