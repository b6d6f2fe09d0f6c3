import { placeholderOf } from './placeholder.ts'
import { plateKeyOf } from './plate-key.ts'

/** Where a drawn picture stands; raised when the drawing changes, since plates are kept for ever. */
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

/** The `Picture` of the contract. */
export interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly variants: readonly { readonly url: string; readonly width: number }[]
  readonly formats: readonly ('avif' | 'webp' | 'jpg')[]
  readonly placeholder: string | null
  readonly caption: string | null
  readonly is_drawn: boolean
}

/** The `Film` of the contract. */
interface Film {
  readonly url: string
  readonly mime: string
}

/** What an entity shows: its name, its files (the cover first) and their captions. */
interface Pictured {
  readonly name: string
  readonly files: readonly string[]
  readonly captions?: readonly (string | null)[] | undefined
}

/** Makes the addresses of pictures, under the path that everything of this product is under. */
export interface Pictures {
  /** Address of the plate drawn from a name. */
  plate(name: string, shape: PlateShape): string
  /** Address of a file as pages ask for it. */
  file(path: string): string
  /** The path of a file, as it is kept, from its address. */
  pathOf(address: string): string
  /** A file that is a picture. */
  one(path: string): Picture
  /** The cover: the first picture among the files, or the plate of the name. */
  cover(entity: Pictured): Picture
  /** All pictures, at least one. */
  gallery(entity: Pictured): Picture[]
  /** The films among files. */
  films(files: readonly string[]): Film[]
  /** Address of a small square picture, for a suggestion. */
  thumbnail(entity: Pick<Pictured, 'name' | 'files'>): string
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
/** Those of a picture that somebody sent, in the folder that is named by a few of its pixels. */
export const uploadWidths = [240, 480, 960] as const
const uploaded = /^\/media\/uploads\/[\w-]{43}\/([\w-]{48})\/(\d+)x(\d+)\.webp$/

/** Films by their ending; a file is of a known one where it was let in. */
const filmTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mpeg: 'video/mpeg',
}
const film = /\.(mp4|webm|mpeg)$/
const typeOfFilm = (path: string) => filmTypes[film.exec(path)?.[1] ?? '']
export const isFilmPath = (path: string) => film.test(path)

const oneFormat = { formats: [], placeholder: null } as const

export function createPictures(basePath: string): Pictures {
  const plate = (name: string, shape: PlateShape) =>
    `${basePath}/media/plates/${plateVersion}/${shape}/${plateKeyOf(name)}.svg`
  const file = (path: string) => (path.startsWith('/') ? basePath + path : path)
  const fromName = (name: string): Picture => ({
    url: plate(name, 'wide'),
    ...plateSizes.wide,
    variants: [],
    ...oneFormat,
    caption: null,
    is_drawn: true,
  })
  const fromUpload = (path: string, caption: string | null): Picture | undefined => {
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
  const fromFile = (path: string, caption: string | null): Picture => {
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
  const picturesOf = ({ files, captions }: Omit<Pictured, 'name'>): Picture[] =>
    files.flatMap((path, i) => (isFilmPath(path) ? [] : fromFile(path, captions?.[i] ?? null)))
  return {
    plate,
    file,
    pathOf: (address) =>
      basePath !== '' && address.startsWith(`${basePath}/`)
        ? address.slice(basePath.length)
        : address,
    one: (path) => fromFile(path, null),
    cover({ name, files, captions }) {
      const first = files.findIndex((path) => !isFilmPath(path))
      const path = files[first]
      return path === undefined ? fromName(name) : fromFile(path, captions?.[first] ?? null)
    },
    gallery({ name, ...shown }) {
      const found = picturesOf(shown)
      return found.length === 0 ? [fromName(name)] : found
    },
    films: (files) =>
      files.flatMap((path) => {
        const mime = typeOfFilm(path)
        return mime ? [{ url: file(path), mime }] : []
      }),
    thumbnail({ name, files }) {
      const first = files.find((path) => !isFilmPath(path))
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
