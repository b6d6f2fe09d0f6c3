import type { Media } from '@edbazaar/api-client'
import { acceptedTypes, type FileRules } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import type { MediaListProps } from '@edbazaar/ui/MediaList'
import { useEffect, useRef } from 'react'
import { MediaList } from '../media-list/MediaList'
import { messages } from '../messages'
import { useMediaUploads } from '../uploads/use-media-uploads'
import { useUpload } from '../uploads/use-upload'
import { CropStep } from './CropStep'
import { withCaption } from './captioned-files'
import { withMoved, withUploaded } from './media-order'
import { mediaRow } from './media-row'
import { useCrops } from './use-crops'

export interface MediaFieldProps
  extends Pick<MediaListProps, 'label' | 'hint' | 'error' | 'labels' | 'className'> {
  /** Upload endpoint. */
  path: '/schools/file' | '/stores/file'
  /** Width divided by height of images: 6 / 4 for schools, 1 for stores. */
  aspectRatio: number
  /** In display order; the first is the cover. */
  items: readonly Media[]
  /** Called with the whole list after any change of files or order. */
  onChange: (items: Media[]) => void
  /** `images`: images up to 5 MB only. `media`: larger images and videos. @default 'media' */
  rules?: FileRules
  /** Maximum number of files; if it is 1, a new file replaces the old one. @default 100 */
  maxFiles?: number
  /** Whether images have captions. @default false */
  hasCaptions?: boolean
  /** Called when the first upload starts and when the last one ends. */
  onUploadingChange?: ((isUploading: boolean) => void) | undefined
}

/**
 * A form field for images and videos: choose, crop, upload, order and delete. New files are added at
 * the front.
 */
export function MediaField({
  path,
  aspectRatio,
  items,
  onChange,
  rules = 'media',
  maxFiles = 100,
  hasCaptions = false,
  onUploadingChange,
  hint,
  ...list
}: MediaFieldProps) {
  const t = useMessages(messages)
  const { latestItems, change } = useLatestItems(items, onChange)
  const positions = useRef(new Map<string, number>())
  const { uploads, isUploading, add, cancel, retry } = useMediaUploads({
    upload: useUpload(path),
    rules,
    onUploaded: (media, position) => {
      positions.current.set(media.url, position)
      change(maxFiles === 1 ? [media] : withUploaded(latestItems(), media, positions.current))
    },
  })
  const crops = useCrops({ rules, add })
  const { crop } = crops
  useEffect(() => onUploadingChange?.(isUploading), [onUploadingChange, isUploading])
  // With a single file, a new upload hides the old file; it comes back if the upload fails.
  const shownItems = maxFiles === 1 && isUploading ? [] : items
  function choose(files: File[]) {
    // A failed upload of the single file is replaced too.
    if (maxFiles === 1) for (const { id, phase } of uploads) if (phase === 'failed') cancel(id)
    crops.choose(files.slice(0, maxFiles - (maxFiles > 1 ? items.length : 0)))
  }
  const isFull = maxFiles > 1 && items.length + uploads.length >= maxFiles
  return (
    <>
      <MediaList
        {...list}
        items={shownItems.map(mediaRow)}
        uploads={uploads}
        accept={acceptedTypes[rules]}
        isMultiple={maxFiles > 1}
        hint={isFull ? t(messages.maxFiles(maxFiles)) : hint}
        onFiles={isFull ? undefined : choose}
        onCancel={cancel}
        onRetry={retry}
        onMove={(url, to) => change(withMoved(latestItems(), url, to))}
        onCaption={
          hasCaptions
            ? (url, caption) => change(withCaptionOf(latestItems(), url, caption))
            : undefined
        }
        onRemove={(url) => change(latestItems().filter((each) => each.url !== url))}
      />
      {crop !== null && (
        <CropStep
          crop={crop}
          remaining={crops.remaining}
          aspectRatio={aspectRatio}
          onSkip={crops.skip}
          onCropped={crops.upload}
          onUploadAllUncropped={crops.uploadAllUncropped}
        />
      )}
    </>
  )
}

const withCaptionOf = (items: readonly Media[], url: string, caption: string): Media[] =>
  items.map((each) => (each.url === url ? withCaption(each, caption.trim() || null) : each))

/** The list after every change, also between two renders: several uploads can end before a render. */
function useLatestItems(items: readonly Media[], onChange: (items: Media[]) => void) {
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  }, [items])
  return {
    latestItems: () => latest.current,
    change: (next: Media[]) => {
      latest.current = next
      onChange(next)
    },
  }
}
