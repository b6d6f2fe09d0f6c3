export { Gallery, type GalleryProps } from './Gallery'
export type { GalleryPicture } from './GalleryPicture'
