import { RichTextEditor } from '@edbazaar/feature-form-kit/rich-text'
import { useMessages } from '@edbazaar/feature-platform'
import type { RichTextEditorProps } from '@edbazaar/ui/RichTextEditor'
import { messages } from './messages'

type DescriptionEditorProps = Pick<
  RichTextEditorProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'labelEnd'
>

/** The rich-text editor of a product's description. */
export default function DescriptionEditor(props: DescriptionEditorProps) {
  const t = useMessages(messages)
  return (
    <RichTextEditor
      toolbar="store"
      label={t(messages.description)}
      hint={t(messages.descriptionHint)}
      {...props}
    />
  )
}
