import type { MediaKind } from './media'

/** All texts of the list, so that a page can translate them. */
export interface MediaListLabels {
  cover: string
  upload: string
  dropHere: string
  empty: string
  /** The name of an unnamed file: its type and its position from 1. */
  unnamed: (kind: MediaKind, place: number) => string
  open: (name: string) => string
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  remove: (name: string) => string
  /** Label of the field for a caption. */
  caption: (name: string) => string
  /** Hint in the empty field. */
  captionHint: string
  /** Announced after a move; `place` counts from 1. */
  moved: (name: string, place: number, count: number, isCover: boolean) => string
  removed: (name: string) => string
  waiting: string
  preparing: string
  /** A whole number from 0 to 100. */
  sending: (percent: number) => string
  failed: string
  cancel: string
  retry: string
  removeUpload: string
  confirmTitle: string
  confirmQuestion: string
  yes: string
  no: string
  close: string
  previous: string
  next: string
}

export const defaultLabels: MediaListLabels = {
  cover: 'Cover',
  upload: 'Upload File',
  dropHere: 'Drop the files here',
  empty: 'No photos or videos yet',
  unnamed: (kind, place) => `${kind === 'video' ? 'Video' : 'Photo'} ${place}`,
  open: (name) => `Open ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  remove: (name) => `Delete ${name}`,
  caption: (name) => `Caption of ${name}`,
  captionHint: 'Add a caption',
  moved: (name, place, count, isCover) =>
    `${name} is now ${place} of ${count}${isCover ? ', the cover' : ''}`,
  removed: (name) => `${name} is deleted`,
  waiting: 'Waiting',
  preparing: 'Preparing',
  sending: (percent) => (percent < 100 ? `${percent}%` : 'Finishing'),
  failed: 'The upload failed. Please try again.',
  cancel: 'Cancel',
  retry: 'Retry',
  removeUpload: 'Remove',
  confirmTitle: 'Confirmation',
  confirmQuestion: 'Are you sure to delete the image?',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
}
