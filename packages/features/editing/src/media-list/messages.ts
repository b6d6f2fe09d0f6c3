import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of lists of photos and videos. */
export const messages = defineMessages('editing/media-list', import.meta.glob('./locales/*.po'), {
  labels: {
    cover: msg({ message: 'Cover', comment: 'Marks the first photo' }),
    upload: msg`Upload File`,
    dropHere: msg`Drop the files here`,
    empty: msg`No photos or videos yet`,
    open: (name: string) => msg`Open ${name}`,
    moveUp: (name: string) => msg`Move ${name} up`,
    moveDown: (name: string) => msg`Move ${name} down`,
    remove: (name: string) => msg`Delete ${name}`,
    caption: (name: string) => msg`Caption of ${name}`,
    captionHint: msg`Add a caption`,
    removed: (name: string) => msg`${name} deleted`,
    waiting: msg({ message: 'Waiting', comment: 'An upload that has not begun' }),
    preparing: msg({ message: 'Preparing', comment: 'An upload that is about to begin' }),
    failed: msg`The upload failed. Please try again.`,
    cancel: msg`Cancel`,
    retry: msg`Retry`,
    removeUpload: msg`Remove`,
    confirmTitle: msg`Confirmation`,
    confirmQuestion: msg`Are you sure to delete the image?`,
    yes: msg`Yes`,
    no: msg`No`,
    close: msg`Close`,
    previous: msg`Previous`,
    next: msg`Next`,
  },
  photo: (place: number) => msg`Photo ${place}`,
  video: (place: number) => msg`Video ${place}`,
  moved: {
    elsewhere: (name: string, place: number, count: number) =>
      msg`${name} is now ${place} of ${count}`,
    toCover: (name: string, place: number, count: number) =>
      msg`${name} is now ${place} of ${count}, the cover`,
  },
  sending: (percent: number) => msg`${percent}%`,
  finishing: msg({ message: 'Finishing', comment: 'An upload that the server still works on' }),
})
