import type { Media } from '@edbazaar/api-client'
import { MediaPanel } from '@edbazaar/feature-editing'
import type { ReactNode } from 'react'
import { messages } from '../messages'

interface StoreImagePanelProps {
  media: readonly Media[]
  onChange: (media: Media[]) => void
  onClose: () => void
  /** Its buttons; the last is the main one. */
  actions: (state: { isUploading: boolean }) => ReactNode
  /** What stands above the image. */
  children?: ReactNode
}

/** A store shows one image, as wide as high: a new one takes the place of the old. */
export function StoreImagePanel({ media, ...rest }: StoreImagePanelProps) {
  return (
    <MediaPanel
      title={messages.imageTitle}
      path="/stores/file"
      rules="images"
      aspectRatio={1}
      most={1}
      label={messages.preview}
      hint={messages.imageHint}
      labels={{ upload: messages.uploadFile, empty: messages.noImage }}
      items={media}
      {...rest}
    />
  )
}
