import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { CatalogueMessages, MessageDescriptor } from './catalogue'
import { useMessages } from './use-messages'

interface RichMessageProps {
  /** The messages that `message` is one of. */
  from: CatalogueMessages
  message: MessageDescriptor
  /** An element for each tag of the message: `<link>…</link>` is put into `parts.link`. */
  parts: Readonly<Record<string, ReactElement>>
}

/** A message with links or emphasis inside. Tags are not nested. */
export function RichMessage({ from, message, parts }: RichMessageProps): ReactNode {
  const t = useMessages(from)
  // Between the texts, the name and the content of each tag.
  const pieces = t(message).split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 2) return null
    const [part, content] = [parts[piece], pieces[index + 1]]
    return part ? cloneElement(part, { key: index }, content) : content
  })
}
