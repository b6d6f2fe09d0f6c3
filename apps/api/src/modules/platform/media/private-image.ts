import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heightAt } from '../images/image-urls.ts'
import type { ReencodedImage } from './reencode-image.ts'

/** A re-encoded image in WebP that is not stored as media: its owner keeps the content. */
export interface PrivateImage {
  readonly width: number
  readonly height: number
  readonly content: Buffer
  /** At most 480 pixels wide. */
  readonly small: Buffer
}

const smallWidth = 480

/** The content of an image that was re-encoded into a folder. */
export async function readPrivateImage(
  { name, width, height }: ReencodedImage,
  folder: string,
): Promise<PrivateImage> {
  const content = await readFile(join(folder, name))
  if (width <= smallWidth) return { width, height, content, small: content }
  const small = `${smallWidth}x${heightAt(smallWidth, width, height)}.webp`
  return { width, height, content, small: await readFile(join(folder, small)) }
}
