export { PreviewNotice } from './PreviewNotice'
export { PreviewSkeleton } from './PreviewSkeleton'
export { previewId } from './preview-id'
export { previewMeta } from './preview-meta'
