import type { Media } from '@edbazaar/api-client'
import { MediaField } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

interface ProductMediaProps {
  media: readonly Media[]
  onChange: (media: Media[]) => void
  /** Called when the first upload starts and when the last one ends. */
  onUploadingChange?: (isUploading: boolean) => void
}

/** Images and videos of a product, the cover first, with captions. */
export function ProductMedia({ media, onChange, onUploadingChange }: ProductMediaProps) {
  const t = useMessages(messages)
  return (
    <MediaField
      path="/stores/file"
      aspectRatio={6 / 4}
      label={t(messages.media)}
      hint={t(messages.mediaHint)}
      items={media}
      hasCaptions
      onChange={onChange}
      onUploadingChange={onUploadingChange}
    />
  )
}
