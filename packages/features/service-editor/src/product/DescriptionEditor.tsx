import { RichTextEditor, type RichTextEditorProps } from '@edbazaar/ui/RichTextEditor'
import { messages } from './messages'

type DescriptionEditorProps = Pick<
  RichTextEditorProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'labelEnd'
>

/** The rich-text editor of a product's description. */
export default function DescriptionEditor(props: DescriptionEditorProps) {
  return (
    <RichTextEditor
      toolbar="store"
      label={messages.description}
      hint={messages.descriptionHint}
      {...props}
    />
  )
}
