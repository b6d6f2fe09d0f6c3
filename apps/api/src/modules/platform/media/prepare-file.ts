import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { blurName } from '../images/blurred-preview.ts'
import type { ReceivedFile } from './received-file.ts'
import type { ImageTask, ReencodedImage } from './reencode-image.ts'
import { cleanVideo } from './videos/clean-video.ts'

/** A file that is ready to save: cleaned or re-encoded, in its own local folder. */
export interface PreparedFile {
  readonly folder: string
  /** Its main file within the folder. */
  readonly path: string
  readonly mime: string
  readonly width: number | null
  readonly height: number | null
  readonly name: string | null
  /** Size of the original file. */
  readonly bytes: number
}

interface Preparation {
  /** A temporary folder. */
  readonly work: string
  reencode(task: ImageTask): Promise<ReencodedImage>
}

/** Cleans or re-encodes a file. Throws `invalid_request`. */
export async function prepareFile(
  file: ReceivedFile,
  { work, reencode }: Preparation,
): Promise<PreparedFile> {
  const folder = join(work, 'kept')
  await mkdir(folder)
  const made = await (file.kind === 'video'
    ? video(file, folder)
    : image(file, { work, reencode }, folder))
  return { ...made, folder, name: file.name, bytes: file.bytes }
}

async function video({ path, mime }: ReceivedFile, folder: string) {
  const { ending, mime: served } = await cleanVideo(path, mime)
  const name = `video.${ending}`
  await rename(path, join(folder, name))
  return { path: name, mime: served, width: null, height: null }
}

async function image(file: ReceivedFile, { work, reencode }: Preparation, folder: string) {
  const drawing = join(work, 'drawing')
  await mkdir(drawing)
  const { name, blur, width, height } = await reencode({
    path: file.path,
    mime: file.mime,
    folder: drawing,
  })
  const within = blurName(blur)
  await rename(drawing, join(folder, within))
  return { path: `${within}/${name}`, mime: 'image/webp', width, height }
}
