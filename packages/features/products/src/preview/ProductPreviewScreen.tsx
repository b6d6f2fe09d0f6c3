import { permissions } from '@edbazaar/api-client'
import { PreviewNotice, PreviewSkeleton } from '@edbazaar/feature-catalogue-ui/preview'
import { accountPaths, paths } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { useLoaderData } from 'react-router-dom'
import { ProductArticle } from '../product/ProductScreen'
import type { loadProductPreview } from './load-previews'

/** `/preview/services/{id}`: a tuition, activity, camp or workshop as parents would see it. */
export function ProductPreviewScreen() {
  const loaded = useLoaderData<typeof loadProductPreview>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.listings} skeleton={<PreviewSkeleton />}>
      {({ is_public: isPublic, missing, product }) => (
        <>
          <PreviewNotice
            isPublic={isPublic}
            missing={missing}
            editorHref={accountPaths.editProduct(product.id)}
            pageHref={paths.product(product.slug)}
          />
          <ProductArticle product={product} />
        </>
      )}
    </PrivatePage>
  )
}
