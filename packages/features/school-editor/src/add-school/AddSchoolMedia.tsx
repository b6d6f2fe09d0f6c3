import type { Media } from '@edbazaar/api-client'
import { MediaPanel } from '@edbazaar/feature-editing'
import { Button } from '@edbazaar/ui/Button'
import { schoolMediaProps } from '../school-api/school-media'
import { messages } from './messages'

interface AddSchoolMediaProps {
  media: readonly Media[]
  onChange: (media: readonly Media[]) => void
  onClose: () => void
}

/** The Add School Media panel: images and videos of a new school. */
export function AddSchoolMedia({ media, onChange, onClose }: AddSchoolMediaProps) {
  return (
    <MediaPanel
      {...schoolMediaProps}
      title={messages.mediaTitle}
      label={messages.images}
      items={media}
      onChange={onChange}
      onClose={onClose}
      actions={({ isUploading }) => (
        <Button variant="main" loading={isUploading} onClick={onClose}>
          {messages.next}
        </Button>
      )}
    />
  )
}
