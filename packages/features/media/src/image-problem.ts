import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { messages } from './messages'

const megabyte = 1024 * 1024

/** Magic bytes and their offset in the file. */
interface FileSignature {
  at: number
  bytes: readonly number[]
}

const signatures: Readonly<Partial<Record<string, readonly FileSignature[]>>> = {
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/png': [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] }],
  'image/gif': [{ at: 0, bytes: [0x47, 0x49, 0x46, 0x38] }],
}

/** Accepted MIME types. */
export const imageTypes: readonly string[] = Object.keys(signatures)

/** The maximum size of a file, and the message for a larger one. */
interface SizeLimit {
  megabytes: number
  tooLarge: (megabytes: number) => MessageDescriptor
}

const defaultLimit: SizeLimit = { megabytes: 5, tooLarge: messages.fileTooLarge }

/**
 * The reason why a chosen image is rejected, in the wording and order of the specification; null if it is
 * accepted.
 */
export async function imageProblem(
  file: File,
  { megabytes, tooLarge }: SizeLimit = defaultLimit,
): Promise<MessageDescriptor | null> {
  if (!file.type.startsWith('image/')) return messages.notAnImage
  const allowed = signatures[file.type]
  if (!allowed) return messages.unsupported
  if (file.size > megabytes * megabyte) return tooLarge(megabytes)
  return (await hasSignature(file, allowed)) ? null : messages.onlyImages
}

/** Browsers derive a file's type from its name, so only its first bytes show what it really is. */
export async function hasSignature(
  file: File,
  allowed: readonly FileSignature[],
): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return allowed.some(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte))
}
