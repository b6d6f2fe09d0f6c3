import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { blurName } from '../images/placeholder.ts'
import type { ReceivedFile } from './received-file.ts'
import { redrawImage } from './redraw-image.ts'
import { cleanVideo } from './videos/clean-video.ts'

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
  const made = await (file.kind === 'video' ? video(file, folder) : image(file, work, folder))
  return { ...made, folder, name: file.name, bytes: file.bytes }
}

async function video({ path, mime }: ReceivedFile, folder: string) {
  const { ending, mime: served } = await cleanVideo(path, mime)
  const name = `video.${ending}`
  await rename(path, join(folder, name))
  return { path: name, mime: served, width: null, height: null }
}

async function image(file: ReceivedFile, work: string, folder: string) {
  const drawing = join(work, 'drawing')
  await mkdir(drawing)
  const { name, blur, width, height } = await redrawImage(file, drawing)
  const within = blurName(blur)
  await rename(drawing, join(folder, within))
  return { path: `${within}/${name}`, mime: 'image/webp', width, height }
}
