import { type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import { docMessages } from './messages'

/** A message, or a text without words, such as code or the name of a framework. */
export type DocText = MessageDescriptor | string

/** The function that writes a text of the docs. */
export function useDocText(): (text: DocText) => string {
  const t = useMessages(docMessages)
  return (text) => (typeof text === 'string' ? text : t(text))
}
