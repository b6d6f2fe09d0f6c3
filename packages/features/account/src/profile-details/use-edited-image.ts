import { imageFormat, useEditedField, useMediaUploads, useUpload } from '@edbazaar/feature-editing'
import * as v from 'valibot'
import { useProfile } from './profile-context'
import type { ImageField } from './use-profile-entity'

const imageSchema = v.nullable(v.string())

export type EditedImage = ReturnType<typeof useEditedImage>

/** An image of the profile: uploaded through the queue, then saved as a field. */
export function useEditedImage(field: ImageField) {
  const { profile, entity } = useProfile()
  const edited = useEditedField(entity, field, {
    value: profile[field],
    format: imageFormat,
    schema: imageSchema,
  })
  const uploads = useMediaUploads({
    upload: useUpload('/users/file'),
    rules: 'images',
    onUploaded: ({ url }) => edited.save(url),
  })
  const isRemoving = edited.phase === 'saving' && edited.value === null

  async function choose(image: File): Promise<boolean> {
    // The newest image replaces one that is still being uploaded, or that failed.
    for (const { id } of uploads.uploads) uploads.cancel(id)
    uploads.add([image])
    return true
  }
  return {
    edited,
    /** The image that the page shows. */
    shown: isRemoving ? edited.saved : edited.value,
    uploads,
    choose,
    remove: () => edited.save(null),
    isRemoving,
  }
}
