import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { blurName } from '../pictures/placeholder.ts'
import { cleanFilm } from './films/clean-film.ts'
import type { ReceivedFile } from './received-file.ts'
import { redrawPicture } from './redraw-picture.ts'

/** A file as it will be kept: cleaned or drawn anew, in a folder of its own on this disk. */
export interface KeptFile {
  readonly folder: string
  /** Its main file within the folder. */
  readonly path: string
  readonly mime: string
  readonly width: number | null
  readonly height: number | null
  readonly name: string | null
  /** Of the file that was sent. */
  readonly bytes: number
}

/** Makes of a file what may be kept; `work` is a folder for that. Throws `invalid_request`. */
export async function keepable(file: ReceivedFile, work: string): Promise<KeptFile> {
  const folder = join(work, 'kept')
  await mkdir(folder)
  const made = await (file.kind === 'film' ? film(file, folder) : picture(file, work, folder))
  return { ...made, folder, name: file.name, bytes: file.bytes }
}

async function film({ path, mime }: ReceivedFile, folder: string) {
  const { ending, mime: served } = await cleanFilm(path, mime)
  const name = `film.${ending}`
  await rename(path, join(folder, name))
  return { path: name, mime: served, width: null, height: null }
}

async function picture(file: ReceivedFile, work: string, folder: string) {
  const drawing = join(work, 'drawing')
  await mkdir(drawing)
  const { name, blur, width, height } = await redrawPicture(file, drawing)
  const within = blurName(blur)
  await rename(drawing, join(folder, within))
  return { path: `${within}/${name}`, mime: 'image/webp', width, height }
}
