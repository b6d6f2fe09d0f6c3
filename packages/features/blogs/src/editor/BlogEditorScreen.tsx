import { type OwnBlog, permissions } from '@edbazaar/api-client'
import * as editorStyles from '@edbazaar/feature-editing/editor.css'
import { RevisionNotices } from '@edbazaar/feature-editing/revisions'
import { importWithRetry, paths, useMessages } from '@edbazaar/feature-platform'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { lazy, Suspense, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { BlogText } from './BlogText'
import { Checklist } from './Checklist'
import { Comments } from './Comments'
import { EditorBar } from './EditorBar'
import type { loadBlogEditor } from './load-blog-editor'
import { messages } from './messages'
import { useBlogEditor } from './use-blog-editor'

const SettingsPanel = lazy(() => importWithRetry(() => import('./settings/SettingsPanel')))

/** `/my-blogs/{id}`: writes a blog. It saves itself. */
export function BlogEditorScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadBlogEditor>()
  return (
    <PrivatePage
      loaded={loaded}
      skeleton={<LoadingLines label={t(messages.loading)} className={editorStyles.loading} />}
      permission={permissions.blogs}
    >
      {({ blog }) => <OpenEditor key={blog.id} loaded={blog} />}
    </PrivatePage>
  )
}

function OpenEditor({ loaded }: { loaded: OwnBlog }) {
  const editor = useBlogEditor(loaded)
  const [isSettings, setIsSettings] = useState(false)
  const openSettings = () => setIsSettings(true)
  return (
    <div className={editorStyles.page}>
      <EditorBar editor={editor} onSettings={openSettings} />
      <RevisionNotices
        kind="blog"
        editor={editor}
        document={editor.blog}
        href={paths.blog(editor.blog.url)}
      />
      <div className={editorStyles.columns}>
        <BlogText editor={editor} />
        <aside className={editorStyles.beside}>
          <Comments editor={editor} />
          {editor.isEditable && <Checklist editor={editor} onSettings={openSettings} />}
        </aside>
      </div>
      {isSettings && (
        <Suspense>
          <SettingsPanel editor={editor} onClose={() => setIsSettings(false)} />
        </Suspense>
      )}
    </div>
  )
}
