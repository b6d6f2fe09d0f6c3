import { previewMeta } from '@edbazaar/feature-catalogue-ui/preview'
import { definePage } from '@edbazaar/feature-platform'
import { loadSchoolPreview } from './load-preview'
import { SchoolPreviewScreen } from './SchoolPreviewScreen'

export const page = definePage({
  loader: loadSchoolPreview,
  Component: SchoolPreviewScreen,
  meta: previewMeta,
})
