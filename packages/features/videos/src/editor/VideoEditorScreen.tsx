import { type OwnVideo, permissions } from '@edbazaar/api-client'
import * as editorStyles from '@edbazaar/feature-editing/editor.css'
import { RevisionNotices } from '@edbazaar/feature-editing/revisions'
import { UnsavedGuard } from '@edbazaar/feature-form-kit/unsaved-guard'
import { playFrom } from '@edbazaar/feature-media/play-from'
import { useMessages } from '@edbazaar/feature-platform'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { languageOf } from '@edbazaar/ui/formatting'
import { useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import { videoPath } from '../kinds'
import { AboutSection } from './AboutSection'
import { CaptionsSection } from './CaptionsSection'
import { Checklist } from './Checklist'
import { EditorBar } from './EditorBar'
import * as styles from './editor.css'
import { PosterField } from './frames/PosterField'
import type { loadVideoEditor } from './load-video-editor'
import { messages } from './messages'
import { PeopleSection } from './PeopleSection'
import { Remarks } from './Remarks'
import { RemoveVideo } from './RemoveVideo'
import { SettingsSection } from './SettingsSection'
import { VideoFileField } from './upload/VideoFileField'
import { useVideoEditor } from './use-video-editor'

/** `/my-videos/{id}`: uploads a video and prepares it for its review. */
export function VideoEditorScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadVideoEditor>()
  return (
    <PrivatePage
      loaded={loaded}
      skeleton={<LoadingLines label={t(messages.loading)} className={editorStyles.loading} />}
      permission={permissions.blogs}
    >
      {({ video }) => <OpenEditor key={video.id} loaded={video} />}
    </PrivatePage>
  )
}

function OpenEditor({ loaded }: { loaded: OwnVideo }) {
  const t = useMessages(messages)
  const editor = useVideoEditor(loaded)
  const player = useRef<HTMLVideoElement>(null)
  const { title } = editor.fields

  const seek = (seconds: number) => playFrom(player.current, seconds, 'center')
  return (
    <div className={editorStyles.page}>
      <EditorBar editor={editor} />
      <h1 className={styles.pageTitle} lang={languageOf(title)}>
        {title || t(messages.untitled)}
      </h1>
      <p className={styles.quiet}>{t(messages.kinds[editor.video.kind])}</p>
      <RevisionNotices
        kind="video"
        editor={editor}
        document={editor.video}
        // Not the editor: the fields of captions keep what was typed in them.
        onLoadOther={() => {
          editor.dropUnsaved()
          window.location.reload()
        }}
        href={videoPath(editor.video)}
      />
      <div className={editorStyles.columns}>
        <div className={styles.form}>
          <VideoFileField editor={editor} player={player} />
          <PosterField editor={editor} />
          <AboutSection editor={editor} />
          <CaptionsSection editor={editor} onSeek={seek} />
          <PeopleSection editor={editor} />
          <SettingsSection editor={editor} />
          <RemoveVideo editor={editor} />
        </div>
        <aside className={styles.beside}>
          <Remarks editor={editor} onSeek={seek} />
          {editor.isEditable && <Checklist editor={editor} />}
        </aside>
      </div>
      <UnsavedGuard mayLeave={editor.mayLeave} />
    </div>
  )
}
