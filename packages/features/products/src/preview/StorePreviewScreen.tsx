import { permissions } from '@edbazaar/api-client'
import { PreviewNotice, PreviewSkeleton } from '@edbazaar/feature-catalogue-ui/preview'
import { accountPaths, paths } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { useLoaderData } from 'react-router-dom'
import { StoreArticle } from '../store/StoreScreen'
import type { loadStorePreview } from './load-previews'

/** `/preview/stores/{id}`: a store as parents would see it. */
export function StorePreviewScreen() {
  const loaded = useLoaderData<typeof loadStorePreview>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.listings} skeleton={<PreviewSkeleton />}>
      {({ is_public: isPublic, missing, store }) => (
        <>
          <PreviewNotice
            isPublic={isPublic}
            missing={missing}
            editorHref={accountPaths.myStore(store.id)}
            pageHref={paths.store(store.id)}
          />
          <StoreArticle store={store} />
        </>
      )}
    </PrivatePage>
  )
}
