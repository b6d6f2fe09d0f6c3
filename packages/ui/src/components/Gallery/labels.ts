/** Texts of the gallery and its viewer. */
export interface GalleryLabels {
  /** The link to the images that have no thumbnail. @default 'All 12' */
  all: (count: number) => string
  /** Position of the image in the viewer. @default '1 of 12' */
  position: (place: number, count: number) => string
  /** @default 'Previous image' */
  previous: string
  /** @default 'Next image' */
  next: string
}

/** Of the viewer, which loads later. */
export const defaultLabels: Omit<GalleryLabels, 'all'> = {
  position: (place, count) => `${place} of ${count}`,
  previous: 'Previous image',
  next: 'Next image',
}
