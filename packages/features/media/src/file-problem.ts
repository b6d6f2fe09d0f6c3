import { messages } from './messages'
import { beginsAs, pictureProblem, pictureTypes } from './picture-problem'

const megabyte = 1024 * 1024

/** What may be chosen: pictures of at most 5 MB, or pictures to 10 MB and films to 50 MB. */
export type FileRules = 'pictures' | 'media'

const mostMegabytes = { picture: 10, film: 50 } as const

/** How films begin, and at which byte: MP4, MPEG and WebM. */
const filmBeginnings: Readonly<
  Partial<Record<string, readonly { at: number; bytes: readonly number[] }[]>>
> = {
  'video/mp4': [{ at: 4, bytes: [0x66, 0x74, 0x79, 0x70] }],
  'video/mpeg': [
    { at: 0, bytes: [0, 0, 1, 0xba] },
    { at: 0, bytes: [0, 0, 1, 0xb3] },
  ],
  'video/webm': [{ at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] }],
}

/** What the file dialog offers. */
export const acceptOf: Readonly<Record<FileRules, string>> = {
  pictures: pictureTypes.join(','),
  media: [...pictureTypes, ...Object.keys(filmBeginnings)].join(','),
}

export const isFilm = ({ type }: Pick<File, 'type'>) => type.startsWith('video/')

/** Why a chosen file can't be used, in the specification's words; null where it can. */
export async function fileProblem(file: File, rules: FileRules): Promise<string | null> {
  if (rules === 'pictures') return pictureProblem(file)
  const beginnings = filmBeginnings[file.type]
  if (beginnings) {
    if (file.size > mostMegabytes.film * megabyte)
      return messages.mediaTooLarge('Video ', mostMegabytes.film)
    return (await beginsAs(file, beginnings)) ? null : messages.unknownMedia
  }
  if (!file.type.startsWith('image/')) return messages.unknownMedia
  return pictureProblem(file, {
    megabytes: mostMegabytes.picture,
    tooLarge: messages.mediaTooLarge('Image ', mostMegabytes.picture),
  })
}
