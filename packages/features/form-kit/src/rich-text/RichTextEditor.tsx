import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { RichTextEditor as Editor, type RichTextEditorProps } from '@edbazaar/ui/RichTextEditor'
import { messages } from './messages'

/** The rich-text editor of `@edbazaar/ui` in the language of the page. */
export function RichTextEditor(props: Omit<RichTextEditorProps, 'labels'>) {
  const t = useMessages(messages)
  return <Editor labels={translateLabels(messages.labels, t)} {...props} />
}
