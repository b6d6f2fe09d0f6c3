import type { Media } from '@edbazaar/api-client'
import { MediaPanel } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useSchoolMediaProps } from '../school-api/use-school-media-props'
import { messages } from './messages'

interface AddSchoolMediaProps {
  media: readonly Media[]
  onChange: (media: readonly Media[]) => void
  onClose: () => void
}

/** The Add School Media panel: images and videos of a new school. */
export function AddSchoolMedia({ media, onChange, onClose }: AddSchoolMediaProps) {
  const t = useMessages(messages)
  const mediaProps = useSchoolMediaProps()
  return (
    <MediaPanel
      {...mediaProps}
      title={t(messages.mediaTitle)}
      label={t(messages.images)}
      items={media}
      onChange={onChange}
      onClose={onClose}
      actions={({ isUploading }) => (
        <Button variant="main" loading={isUploading} onClick={onClose}>
          {t(messages.next)}
        </Button>
      )}
    />
  )
}
