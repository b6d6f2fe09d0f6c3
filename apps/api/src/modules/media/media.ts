import { isFilmPath, type Picture, type Pictures } from '../pictures/picture-addresses.ts'

/** The `Media` of the contract: a file as its owner sees it in a list. */
export interface Media {
  readonly url: string
  readonly kind: 'picture' | 'film'
  readonly name: string | null
  readonly bytes: number | null
  readonly picture: Picture | null
}

interface Noted {
  readonly name: string | null
  readonly bytes: number
}

/** What is not noted of a file, such as one of the demo data, is null. */
export function toMedia(path: string, noted: Noted | undefined, pictures: Pictures): Media {
  const isFilm = isFilmPath(path)
  return {
    url: pictures.file(path),
    kind: isFilm ? 'film' : 'picture',
    name: noted?.name ?? null,
    bytes: noted?.bytes ?? null,
    picture: isFilm ? null : pictures.one(path),
  }
}
