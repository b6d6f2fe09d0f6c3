import type { Media } from '@edbazaar/api-client'
import { MediaPanel } from '@edbazaar/feature-editing'
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
  return (
    <MediaPanel
      title={messages.imageTitle}
      path="/stores/file"
      rules="images"
      aspectRatio={1}
      maxFiles={1}
      label={messages.preview}
      hint={messages.imageHint}
      labels={{ upload: messages.uploadFile, empty: messages.noImage }}
      items={media}
      {...rest}
    />
  )
}
