import type { Media } from '@edbazaar/api-client'
import { MediaPanel } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import type { ReactNode } from 'react'
import { messages } from '../messages'

interface StoreImagePanelProps {
  media: readonly Media[]
  onChange: (media: Media[]) => void
  onClose: () => void
  /** Footer buttons; the last one is the primary button. */
  actions: (state: { isUploading: boolean }) => ReactNode
  /** Shown above the image. */
  children?: ReactNode
}

/** The panel for a store's single square image; a new image replaces the old one. */
export function StoreImagePanel({ media, ...rest }: StoreImagePanelProps) {
  const t = useMessages(messages)
  return (
    <MediaPanel
      title={t(messages.imageTitle)}
      path="/stores/file"
      rules="images"
      aspectRatio={1}
      maxFiles={1}
      hasCaptions
      label={t(messages.preview)}
      hint={t(messages.imageHint)}
      labels={{ upload: t(messages.uploadFile), empty: t(messages.noImage) }}
      items={media}
      {...rest}
    />
  )
}
