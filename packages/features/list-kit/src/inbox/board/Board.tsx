import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { type BoardProps, Board as Columns } from '@edbazaar/ui/Board'
import { messages } from './messages'

/** The board of `@edbazaar/ui` in the language of the page. */
export function Board(props: Omit<BoardProps, 'labels'>) {
  const t = useMessages(messages)
  return <Columns labels={translateLabels(messages.labels, t)} {...props} />
}
