import { RichTextEditor } from '@edbazaar/feature-form-kit/rich-text'
import { useMessages } from '@edbazaar/feature-platform'
import * as styles from './editor.css'
import { messages } from './messages'
import type { BlogEditor } from './use-blog-editor'
import { useBlogImage } from './use-blog-image'

/** The rich-text editor with images. */
export default function BodyEditor({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const upload = useBlogImage()
  return (
    <RichTextEditor
      toolbar="blog"
      label={t(messages.text)}
      className={styles.body}
      data-blog-body=""
      value={editor.fields.body}
      onChange={(body) => editor.change({ body })}
      onUploadImage={upload}
    />
  )
}
