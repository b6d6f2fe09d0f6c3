import type { Image } from '../ResponsiveImage/ResponsiveImage'

/** An image of a gallery, in the sizes of the strip and of the viewer. */
export interface GalleryImage extends Image {
  /** URL of its largest size, for the viewer. */
  fullSrc: string
  /** Pixels of the largest size. */
  width: number
  /** Pixels of the largest size. */
  height: number
  /** The caption under the image, also its alternative text. */
  caption: string
}
