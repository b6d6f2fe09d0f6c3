import { RichTextEditor } from '@edbazaar/feature-form-kit/rich-text'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

interface DutiesEditorProps {
  value: string
  error: string | undefined
  onChange: (html: string) => void
}

/** The rich-text editor of duties and requirements. */
export default function DutiesEditor(props: DutiesEditorProps) {
  const t = useMessages(messages)
  return <RichTextEditor toolbar="job" label={t(messages.dutiesText)} {...props} />
}
