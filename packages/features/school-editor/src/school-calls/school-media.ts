import { messages } from './messages'

/** What every list of a school's images and videos is told: section 9 of the specification. */
export const schoolMedia = {
  path: '/schools/file',
  aspectRatio: 6 / 4,
  hint: messages.mediaHint,
} as const
