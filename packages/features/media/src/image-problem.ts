import { messages } from './messages'

const megabyte = 1024 * 1024

interface Beginning {
  at: number
  bytes: readonly number[]
}

/** How the files of each type begin. */
const beginnings: Readonly<Partial<Record<string, readonly Beginning[]>>> = {
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/png': [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] }],
  'image/gif': [{ at: 0, bytes: [0x47, 0x49, 0x46, 0x38] }],
}

/** The types of images that may be chosen. */
export const imageTypes: readonly string[] = Object.keys(beginnings)

/** Why a chosen file can't be used, in the specification's words and order; null where it can. */
export async function imageProblem(
  file: File,
  limit: { megabytes: number; tooLarge: string } = { megabytes: 5, tooLarge: messages.tooLarge },
): Promise<string | null> {
  if (!file.type.startsWith('image/')) return messages.notAnImage
  const own = beginnings[file.type]
  if (!own) return messages.unsupported
  if (file.size > limit.megabytes * megabyte) return limit.tooLarge
  return (await beginsAs(file, own)) ? null : messages.onlyImages
}

/** A type is only what the file is called: anything can be named a.png. */
export async function beginsAs(file: File, allowed: readonly Beginning[]): Promise<boolean> {
  const read = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return allowed.some(({ at, bytes }) => bytes.every((byte, index) => read[at + index] === byte))
}
