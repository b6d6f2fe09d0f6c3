export { MediaList, type MediaListProps } from './MediaList'
export {
  type MediaItem,
  type MediaKind,
  type MediaUpload,
  mediaKinds,
  type UploadPhase,
  uploadPhases,
} from './media'
export type { MediaListLabels } from './media-list-labels'
