import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Props of every media list of a school (specification, section 9). */
export function useSchoolMediaProps() {
  const t = useMessages(messages)
  return { path: '/schools/file', aspectRatio: 6 / 4, hint: t(messages.mediaHint) } as const
}
