import { answerOf } from '@edbazaar/api-client'
import { RemoveContent } from '@edbazaar/feature-editing/revisions'
import { accountPaths } from '@edbazaar/feature-platform'
import { isNewVideo } from './new-video'
import type { VideoEditor } from './use-video-editor'

/** Deletes a draft that was never published, or takes a published video off the site. */
export function RemoveVideo({ editor }: { editor: VideoEditor }) {
  const { video, move, dropUnsaved } = editor
  const wasPublished = video.events.some(({ to }) => to === 'published')
  if (isNewVideo(video)) return null
  const isDraft = video.status === 'draft' && !wasPublished
  if (!isDraft && video.status !== 'published') return null
  const path = { id: video.id }
  return (
    <p>
      <RemoveContent
        kind="video"
        isDraft={isDraft}
        deleteDraft={async (api) => {
          const answer = await answerOf(api.DELETE('/users/my-videos/{id}', { params: { path } }))
          dropUnsaved()
          return answer
        }}
        remove={() => move('removed')}
        listPath={accountPaths.myVideos}
      />
    </p>
  )
}
