import { RichTextEditor, type RichTextEditorProps } from '@edbazaar/ui/RichTextEditor'
import { messages } from './messages'

type DescriptionEditorProps = Pick<
  RichTextEditorProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'beside'
>

/** What a service is about, in paragraphs. */
export default function DescriptionEditor(props: DescriptionEditorProps) {
  return (
    <RichTextEditor toolbar="store" label={messages.about} hint={messages.aboutHint} {...props} />
  )
}
