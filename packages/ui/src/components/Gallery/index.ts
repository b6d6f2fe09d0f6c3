export { Gallery, type GalleryProps } from './Gallery'
export type { GalleryImage } from './GalleryImage'
export type { GalleryLabels } from './labels'
