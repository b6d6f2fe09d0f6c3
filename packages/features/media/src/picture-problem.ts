import { messages } from './messages'

const mostBytes = 5 * 1024 * 1024

/** How the files of each type begin. */
const beginnings: Readonly<Partial<Record<string, readonly number[]>>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
}

/** Why a chosen file can't be used, in the specification's words and order; null where it can. */
export async function pictureProblem(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/')) return messages.notAnImage
  const beginning = beginnings[file.type]
  if (!beginning) return messages.unsupported
  if (file.size > mostBytes) return messages.tooLarge
  return (await beginsWith(file, beginning)) ? null : messages.onlyImages
}

/** A type is only what the file is called: anything can be named a.png. */
async function beginsWith(file: File, beginning: readonly number[]): Promise<boolean> {
  const read = new Uint8Array(await file.slice(0, beginning.length).arrayBuffer())
  return beginning.every((byte, index) => read[index] === byte)
}
