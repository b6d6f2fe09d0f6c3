import { MediaList } from '../media-list/MediaList'
import type { useMediaUploads } from '../uploads/use-media-uploads'

interface UploadRowsProps
  extends Pick<ReturnType<typeof useMediaUploads>, 'uploads' | 'cancel' | 'retry'> {
  label: string
}

/** The uploads of a field that shows its saved file elsewhere. */
export function UploadRows({ label, uploads, cancel, retry }: UploadRowsProps) {
  if (uploads.length === 0) return null
  return (
    <MediaList
      label={label}
      items={[]}
      uploads={uploads}
      onCancel={cancel}
      onRetry={retry}
      onMove={() => {}}
      onRemove={() => {}}
    />
  )
}
