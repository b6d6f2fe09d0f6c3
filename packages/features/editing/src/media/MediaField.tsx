import type { Media } from '@edbazaar/api-client'
import { acceptOf, type FileRules } from '@edbazaar/feature-media'
import { MediaList, type MediaListProps } from '@edbazaar/ui/MediaList'
import { useEffect, useRef } from 'react'
import { messages } from '../messages'
import { useMediaUploads } from '../uploads/use-media-uploads'
import { useUpload } from '../uploads/use-upload'
import { CropStep } from './CropStep'
import { withArrived, withMoved } from './media-order'
import { mediaRow } from './media-row'
import { useCrops } from './use-crops'

export interface MediaFieldProps
  extends Pick<MediaListProps, 'label' | 'hint' | 'error' | 'labels' | 'className'> {
  /** Where files go. */
  path: '/schools/file' | '/stores/file'
  /** Width by height of images: 6 / 4 for schools, 1 for stores. */
  aspectRatio: number
  /** In their order; the first is the cover. */
  items: readonly Media[]
  /** Called with the whole list, whatever changed: order, a file more, a file less. */
  onChange: (items: Media[]) => void
  /** Images alone, of 5 MB at most, or videos too. @default 'media' */
  rules?: FileRules
  /** How many files there may be; where it is one, a new file takes the place of the old. @default 100 */
  most?: number
  /** Called when the first file goes out, and when the last has arrived. */
  onBusy?: (isBusy: boolean) => void
}

/**
 * The images and videos of something: chosen, cut to their shape, sent, ordered and deleted. What
 * is new stands in front.
 */
export function MediaField({
  path,
  aspectRatio,
  items,
  onChange,
  rules = 'media',
  most = 100,
  onBusy,
  ...list
}: MediaFieldProps) {
  const { newest, change } = useNewest(items, onChange)
  const places = useRef(new Map<string, number>())
  const { uploads, isUploading, add, cancel, retry } = useMediaUploads({
    upload: useUpload(path),
    rules,
    onUploaded: (media, place) => {
      places.current.set(media.url, place)
      change(most === 1 ? [media] : withArrived(newest(), media, places.current))
    },
  })
  const crops = useCrops({ rules, add })
  const { crop } = crops
  useEffect(() => onBusy?.(isUploading), [onBusy, isUploading])
  // Where there is room for one, choosing another clears the list; it is back if that one fails.
  const shown = most === 1 && isUploading ? [] : items
  function choose(files: File[]) {
    // So does what could not be sent: it was the image before this one.
    if (most === 1) for (const { id, phase } of uploads) if (phase === 'failed') cancel(id)
    crops.choose(files.slice(0, most - (most > 1 ? items.length : 0)))
  }
  const isFull = most > 1 && items.length + uploads.length >= most
  return (
    <>
      <MediaList
        {...list}
        items={shown.map(mediaRow)}
        uploads={uploads}
        accept={acceptOf[rules]}
        isMultiple={most > 1}
        {...(isFull ? { hint: messages.mostFiles(most) } : { onFiles: choose })}
        onCancel={cancel}
        onRetry={retry}
        onMove={(url, to) => change(withMoved(newest(), url, to))}
        onRemove={(url) => change(newest().filter((each) => each.url !== url))}
      />
      {crop !== null && (
        <CropStep
          crop={crop}
          left={crops.left}
          aspectRatio={aspectRatio}
          onSkip={crops.skip}
          onUse={crops.use}
          onUseAll={crops.useAllAsTheyAre}
        />
      )}
    </>
  )
}

/** The list as it is after every change, also between two renders: files arrive when they like. */
function useNewest(items: readonly Media[], onChange: (items: Media[]) => void) {
  const newest = useRef(items)
  useEffect(() => {
    newest.current = items
  }, [items])
  return {
    newest: () => newest.current,
    change: (next: Media[]) => {
      newest.current = next
      onChange(next)
    },
  }
}
