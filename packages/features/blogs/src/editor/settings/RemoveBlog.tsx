import { answerOf } from '@edbazaar/api-client'
import { RemoveContent } from '@edbazaar/feature-editing/revisions'
import { paths } from '@edbazaar/feature-platform'
import type { BlogEditor } from '../use-blog-editor'

interface RemoveBlogProps {
  editor: BlogEditor
  onRemoved: () => void
}

/** Deletes a draft that was never published, or takes a published blog off the site. */
export function RemoveBlog({ editor: { blog, move }, onRemoved }: RemoveBlogProps) {
  const isDraft = blog.status === 'draft' && blog.approved === null
  if (!isDraft && blog.status !== 'published') return null
  const path = { id: blog.id }
  return (
    <RemoveContent
      kind="blog"
      isDraft={isDraft}
      deleteDraft={(api) => answerOf(api.DELETE('/users/my-blogs/{id}', { params: { path } }))}
      remove={() => move('removed')}
      listPath={paths.myBlogs}
      onRemoved={onRemoved}
    />
  )
}
