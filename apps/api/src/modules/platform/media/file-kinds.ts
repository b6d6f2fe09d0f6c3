import { fileTypeFromBuffer } from 'file-type'
import { isVideo } from './videos/clean-video.ts'

type FileKind = 'image' | 'video' | 'other'

/** How large a file may be, and what is said of a larger one. */
interface SizeLimit {
  readonly mostBytes: number
  readonly tooLarge: string
}

/** What may be sent somewhere: a kind without a limit is refused, whatever its size. */
export interface FileRules {
  readonly image: SizeLimit
  readonly video?: SizeLimit
  /** Of what is neither, and refused in any case: a large one is told so first. */
  readonly other: SizeLimit
}

/** What the first bytes of a file say; names and headers are not believed. */
export interface FileType {
  readonly kind: FileKind
  /** Empty for what nobody knows. */
  readonly mime: string
}

/** First bytes that are enough to know a file by. */
export const telling = 4_100

const images = new Set(['image/jpeg', 'image/png', 'image/gif'])

export async function typeOf(head: Uint8Array): Promise<FileType> {
  const mime = (await fileTypeFromBuffer(head))?.mime ?? ''
  if (images.has(mime)) return { kind: 'image', mime }
  return { kind: isVideo(mime) ? 'video' : 'other', mime }
}

const megabyte = 1024 * 1024

/** Of a profile: as its picker says it. */
export const profileRules: FileRules = {
  image: { mostBytes: 5 * megabyte, tooLarge: 'File size should not be more than 5MB.' },
  other: { mostBytes: 5 * megabyte, tooLarge: 'File size should not be more than 5MB.' },
}

/** Of schools, stores and what they offer. */
export const listingRules: FileRules = {
  image: { mostBytes: 10 * megabyte, tooLarge: 'Image size should not be more than 10MB.' },
  video: { mostBytes: 50 * megabyte, tooLarge: 'Video size should not be more than 50MB.' },
  other: { mostBytes: 50 * megabyte, tooLarge: 'File Should Not Be More Than 50 MB.' },
}

/** Why a file of that type is not kept under these rules; null where it may be. */
export function refusalOf({ kind, mime }: FileType, rules: FileRules): string | null {
  if (rules[kind] && kind !== 'other') return null
  if (mime.startsWith('image/'))
    return 'Unsupported image type. Only JPEG, PNG, and GIF are allowed.'
  if (!rules.video) return 'Only images (JPEG, PNG, GIF) are allowed.'
  if (mime.startsWith('video/'))
    return 'Unsupported video type. Only MP4, MPEG and WebM are allowed.'
  return 'Only images (JPEG, PNG, GIF) and videos (MP4, MPEG, WebM) are allowed.'
}
