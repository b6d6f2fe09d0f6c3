export {
  type Image,
  type ImageShape,
  imageShapes,
  ResponsiveImage,
  type ResponsiveImageProps,
} from './ResponsiveImage'
