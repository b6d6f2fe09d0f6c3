import type { Image } from '../ResponsiveImage/ResponsiveImage'

/** One image of a gallery. */
export interface GalleryImage extends Image {
  /** Address of its largest size, for the viewer. */
  fullSrc: string
  /** Pixels of the largest size. */
  width: number
  /** Pixels of the largest size. */
  height: number
  /** What it shows, beneath the plate. Also its description for screen readers. */
  caption: string
}
