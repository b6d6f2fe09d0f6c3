import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { page as myVideosPage } from '../my-videos'
import { guide } from './editor.guide'
import { page } from './index'
import { askedVideo, emptyTalk, sampleVideo, videoCalls } from './video-sample'

const meta = {
  ...flowMeta,
  title: 'Flows/Videos/Editor',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/my-videos', ...myVideosPage },
      { path: '/my-videos/:id', ...page },
    ],
    path: '/my-videos/7',
    user: {},
    calls: videoCalls(sampleVideo()),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = { play: () => expectText('Before you submit') }
export const DraftOnAPhone: Story = { ...Draft, globals: onPhone }

export const NewPrincipalTalk: Story = {
  args: { calls: videoCalls(emptyTalk()) },
  play: () => expectText('Choose a video'),
}

export const ChangesAsked: Story = {
  args: { calls: videoCalls(askedVideo()) },
  play: () => expectText('Blur the name on the blackboard.'),
}

export const InReview: Story = {
  args: { calls: videoCalls(sampleVideo({ status: 'review' })) },
  play: () => expectText('An admin is reviewing this video. Withdraw it to change it.'),
}

const { latest, ...listed } = sampleVideo({ status: 'published', is_public: true })
const counts = { draft: 0, review: 0, published: 1, changes: 0, removed: 0 }

export const MyVideos: Story = {
  args: {
    path: '/my-videos',
    calls: [
      http.get('/users/my-videos', ({ response }) =>
        response(200).json({
          data: [
            {
              id: listed.id,
              url: listed.url,
              kind: listed.kind,
              title: latest.fields.title,
              summary: latest.fields.summary,
              status: listed.status,
              is_public: true,
              open_remarks: 0,
              poster: latest.poster,
              duration_seconds: latest.duration_seconds,
              published_at: '2026-11-12T11:30:00.000Z',
              updated_at: '2026-11-12T11:30:00.000Z',
            },
          ],
          counts,
          total: 1,
          page: 1,
          per_page: 20,
          totalPages: 1,
        }),
      ),
    ],
  },
  play: () => expectText(/published on 12 November 2026$/),
}
