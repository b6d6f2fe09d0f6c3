import { beginsAs, imageProblem, imageTypes } from './image-problem'
import { messages } from './messages'

const megabyte = 1024 * 1024

/** What may be chosen: images of at most 5 MB, or images to 10 MB and videos to 50 MB. */
export type FileRules = 'images' | 'media'

const mostMegabytes = { image: 10, video: 50 } as const

/** How videos begin, and at which byte: MP4, MPEG and WebM. */
const videoBeginnings: Readonly<
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
  images: imageTypes.join(','),
  media: [...imageTypes, ...Object.keys(videoBeginnings)].join(','),
}

export const isVideo = ({ type }: Pick<File, 'type'>) => type.startsWith('video/')

/** Why a chosen file can't be used, in the specification's words; null where it can. */
export async function fileProblem(file: File, rules: FileRules): Promise<string | null> {
  if (rules === 'images') return imageProblem(file)
  const beginnings = videoBeginnings[file.type]
  if (beginnings) {
    if (file.size > mostMegabytes.video * megabyte)
      return messages.mediaTooLarge('Video ', mostMegabytes.video)
    return (await beginsAs(file, beginnings)) ? null : messages.unknownMedia
  }
  if (!file.type.startsWith('image/')) return messages.unknownMedia
  return imageProblem(file, {
    megabytes: mostMegabytes.image,
    tooLarge: messages.mediaTooLarge('Image ', mostMegabytes.image),
  })
}
