import type { Media } from '@edbazaar/api-client'
import { MediaPanel } from '@edbazaar/feature-editing'
import { Button } from '@edbazaar/ui/Button'
import { schoolMedia } from '../school-calls/school-media'
import { messages } from './messages'

interface AddSchoolMediaProps {
  media: readonly Media[]
  onChange: (media: readonly Media[]) => void
  onClose: () => void
}

/** The Add School Media panel: images and videos of a school that is about to be listed. */
export function AddSchoolMedia({ media, onChange, onClose }: AddSchoolMediaProps) {
  return (
    <MediaPanel
      {...schoolMedia}
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
