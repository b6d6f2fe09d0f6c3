import { previewMeta } from '@edbazaar/feature-catalogue-ui/preview'
import { definePage } from '@edbazaar/feature-platform'
import { loadProductPreview, loadStorePreview } from './load-previews'
import { ProductPreviewScreen } from './ProductPreviewScreen'
import { StorePreviewScreen } from './StorePreviewScreen'

export const storePreviewPage = definePage({
  loader: loadStorePreview,
  Component: StorePreviewScreen,
  meta: previewMeta,
})
export const productPreviewPage = definePage({
  loader: loadProductPreview,
  Component: ProductPreviewScreen,
  meta: previewMeta,
})
