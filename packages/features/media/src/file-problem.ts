import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { hasSignature, imageProblem, imageTypes } from './image-problem'
import { messages } from './messages'

const megabyte = 1024 * 1024

/** `images`: images up to 5 MB. `photos`: images up to 10 MB. `media`: images up to 10 MB and videos up to 50 MB. */
export type FileRules = 'images' | 'photos' | 'media'

const maxMegabytes = { image: 10, video: 50 } as const

const largeImages = { megabytes: maxMegabytes.image, tooLarge: messages.imageTooLarge }

/** File signatures of MP4, MPEG and WebM. */
const videoSignatures: Readonly<
  Partial<Record<string, readonly { at: number; bytes: readonly number[] }[]>>
> = {
  'video/mp4': [{ at: 4, bytes: [0x66, 0x74, 0x79, 0x70] }],
  'video/mpeg': [
    { at: 0, bytes: [0, 0, 1, 0xba] },
    { at: 0, bytes: [0, 0, 1, 0xb3] },
  ],
  'video/webm': [{ at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] }],
}

/** Values for the `accept` attribute of a file input. */
export const acceptedTypes: Readonly<Record<FileRules, string>> = {
  images: imageTypes.join(','),
  photos: imageTypes.join(','),
  media: [...imageTypes, ...Object.keys(videoSignatures)].join(','),
}

export const isVideo = ({ type }: Pick<File, 'type'>) => type.startsWith('video/')

/** The reason why a chosen file is rejected, in the wording of the specification; null if it is accepted. */
export async function fileProblem(file: File, rules: FileRules): Promise<MessageDescriptor | null> {
  if (rules === 'images') return imageProblem(file)
  if (rules === 'photos') return imageProblem(file, largeImages)
  const signatures = videoSignatures[file.type]
  if (signatures) {
    if (file.size > maxMegabytes.video * megabyte) return messages.videoTooLarge(maxMegabytes.video)
    return (await hasSignature(file, signatures)) ? null : messages.unknownMedia
  }
  if (!file.type.startsWith('image/')) return messages.unknownMedia
  return imageProblem(file, largeImages)
}
