import { fileTypeFromBuffer } from 'file-type'
import { isVideo } from './videos/clean-video.ts'

type FileKind = 'image' | 'video' | 'other'

/** Maximum size, and the message for a larger file. */
interface SizeLimit {
  readonly mostBytes: number
  readonly tooLarge: string
}

/** Accepted kinds of files: a kind without a limit is always refused. */
export interface FileRules {
  readonly image: SizeLimit
  readonly video?: SizeLimit
  /** For unsupported files, which are refused anyway: a large one is reported as too large. */
  readonly other: SizeLimit
}

/** The type found in the first bytes of a file; its name and headers are ignored. */
export interface FileType {
  readonly kind: FileKind
  /** Empty if unknown. */
  readonly mime: string
}

/** Number of bytes that are needed to recognise the type. */
export const signatureLength = 4_100

const images = new Set(['image/jpeg', 'image/png', 'image/gif'])

export async function typeOf(head: Uint8Array): Promise<FileType> {
  const mime = (await fileTypeFromBuffer(head))?.mime ?? ''
  if (images.has(mime)) return { kind: 'image', mime }
  return { kind: isVideo(mime) ? 'video' : 'other', mime }
}

const megabyte = 1024 * 1024

/** Profile images. */
export const profileRules: FileRules = {
  image: { mostBytes: 5 * megabyte, tooLarge: 'File size should not be more than 5MB.' },
  other: { mostBytes: 5 * megabyte, tooLarge: 'File size should not be more than 5MB.' },
}

/** Images in blogs, and posters of videos. */
export const blogRules: FileRules = {
  image: { mostBytes: 10 * megabyte, tooLarge: 'Image size should not be more than 10MB.' },
  other: { mostBytes: 10 * megabyte, tooLarge: 'Image size should not be more than 10MB.' },
}

/** Media of schools, stores and products. */
export const listingRules: FileRules = {
  image: { mostBytes: 10 * megabyte, tooLarge: 'Image size should not be more than 10MB.' },
  video: { mostBytes: 50 * megabyte, tooLarge: 'Video size should not be more than 50MB.' },
  other: { mostBytes: 50 * megabyte, tooLarge: 'File Should Not Be More Than 50 MB.' },
}

/** The reason why a file of this type is refused under these rules; null if it is accepted. */
export function refusalOf({ kind, mime }: FileType, rules: FileRules): string | null {
  if (rules[kind] && kind !== 'other') return null
  if (mime.startsWith('image/'))
    return 'Unsupported image type. Only JPEG, PNG, and GIF are allowed.'
  if (!rules.video) return 'Only images (JPEG, PNG, GIF) are allowed.'
  if (mime.startsWith('video/'))
    return 'Unsupported video type. Only MP4, MPEG and WebM are allowed.'
  return 'Only images (JPEG, PNG, GIF) and videos (MP4, MPEG, WebM) are allowed.'
}
