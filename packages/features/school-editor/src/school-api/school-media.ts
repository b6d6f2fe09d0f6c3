import { messages } from './messages'

/** Props of every media list of a school (specification, section 9). */
export const schoolMediaProps = {
  path: '/schools/file',
  aspectRatio: 6 / 4,
  hint: messages.mediaHint,
} as const
