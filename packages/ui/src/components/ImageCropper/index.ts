export type { FitLabels } from './FitControls'
export { ImageCropper, type ImageCropperProps } from './ImageCropper'
