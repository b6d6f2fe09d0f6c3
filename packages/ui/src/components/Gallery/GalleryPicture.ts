import type { Picture } from '../Plate/Plate'

/** One picture of a gallery. */
export interface GalleryPicture extends Picture {
  /** Address of its largest size, for the viewer. */
  fullSrc: string
  /** Pixels of the largest size. */
  width: number
  /** Pixels of the largest size. */
  height: number
  /** What it shows, beneath the plate. Also its description for screen readers. */
  caption: string
}
