import { permissions } from '@edbazaar/api-client'
import { PreviewNotice, PreviewSkeleton } from '@edbazaar/feature-catalogue-ui/preview'
import { accountPaths, paths } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { useLoaderData } from 'react-router-dom'
import { SchoolArticle } from '../school/SchoolArticle'
import type { loadSchoolPreview } from './load-preview'

/** `/preview/schools/{id}`: a school as parents would see it. */
export function SchoolPreviewScreen() {
  const loaded = useLoaderData<typeof loadSchoolPreview>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.listings} skeleton={<PreviewSkeleton />}>
      {({ isPublic, missing, page }) => (
        <>
          <PreviewNotice
            isPublic={isPublic}
            missing={missing}
            editorHref={accountPaths.editSchool(page.school.id)}
            pageHref={paths.school(page.school.slug)}
          />
          <SchoolArticle {...page} />
        </>
      )}
    </PrivatePage>
  )
}
