import {
  comment,
  commentPage,
  contest,
  http,
  video,
  videoSummary,
} from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press, refusal } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadKind } from './kind/load-kind'
import { VideoKindScreen } from './kind/VideoKindScreen'
import { loadVideosOverview } from './overview/load-overview'
import { VideosScreen } from './overview/VideosScreen'
import { loadVideo } from './video/load-video'
import { VideoScreen } from './video/VideoScreen'
import { guide } from './videos.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Videos/Overview, grids and videos',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/videos', loader: loadVideosOverview, Component: VideosScreen },
      { path: '/video/:kind', loader: loadKind, Component: VideoKindScreen },
      { path: '/video/:kind/:url', loader: loadVideo, Component: VideoScreen },
    ],
    path: '/videos',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>
type Summary = ReturnType<typeof videoSummary>

const withVideos = (data: Summary[], total = data.length, page = 1) =>
  http.get('/videos', ({ response }) =>
    response(200).json({
      data,
      total,
      page,
      per_page: 12,
      totalPages: Math.max(1, Math.ceil(total / 12)),
    }),
  )

const hindi = videoSummary({
  url: 'hindi',
  title: 'गृहकार्य कितना हो: अभिभावकों, शिक्षिकाओं और विद्यार्थियों की एक खुली बातचीत',
})

export const Overview: Story = {}

export const OverviewOnAPhone: Story = { globals: onPhone, args: { calls: [withVideos([hindi])] } }

export const NoVideos: Story = { args: { calls: [withVideos([])] } }

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Try again.')

export const OverviewFailed: Story = {
  args: { calls: [http.get('/videos', ({ response }) => response(503).json(busy))] },
}

const many = [videoSummary(), hindi, videoSummary({ url: 'third', title: 'Two minutes on buses' })]

export const GridOfAKind: Story = {
  args: { path: '/video/discussions?page=2', calls: [withVideos(many, 15, 2)] },
}

export const GridOfAKindOnAPhone: Story = {
  args: { path: '/video/discussions?page=2', calls: [withVideos(many, 15, 2)] },
  globals: onPhone,
}

export const GridPastTheEnd: Story = {
  args: { path: '/video/contests?page=9', calls: [withVideos([], 13)] },
}

const videoPath = `/video/discussions/${video().url}`

export const VideoPage: Story = {
  args: { path: videoPath },
  play: async () => {
    await press('Play from 0:06')
    await expectText('Done or not.')
  },
}

const commentStates = commentPage({
  data: [
    {
      comment: comment({ id: 1, text: 'Mine', is_mine: true, state: 'held' }),
      replies: [],
      next_reply: null,
    },
    {
      comment: comment({ id: 2, text: 'Mine too', is_mine: true, state: 'removed' }),
      replies: [],
      next_reply: null,
    },
    {
      comment: comment({ id: 3, text: null, author_name: null, state: 'taken_back' }),
      replies: [
        comment({
          id: 4,
          parent_id: 3,
          text: `क्या यह सही है?\n${'Donaudampfschifffahrt'.repeat(8)}`,
        }),
      ],
      next_reply: 4,
    },
  ],
  total: 1,
  next: 3,
})
const withComments = (page: ReturnType<typeof commentPage>) =>
  http.get('/videos/{url}/comments', ({ response }) => response(200).json(page))

export const CommentsInEveryState: Story = {
  args: { path: videoPath, user: { id: 7 }, calls: [withComments(commentStates)] },
  play: async () => {
    await expectText('Waiting for review. Only you can see this comment.')
    await press('Add comment')
    await expectText('Write a comment first.')
  },
}

export const CommentsInEveryStateOnAPhone: Story = {
  args: { path: videoPath, user: { id: 7 }, calls: [withComments(commentStates)] },
  globals: onPhone,
}

export const NoComments: Story = {
  args: {
    path: videoPath,
    calls: [withComments(commentPage({ data: [], total: 0 }))],
  },
  play: () => expectText('There are no comments yet.'),
}

export const CommentsFailed: Story = {
  args: {
    path: videoPath,
    calls: [http.get('/videos/{url}/comments', ({ response }) => response(503).json(busy))],
  },
  play: () => expectText('The comments could not be loaded.'),
}

export const VideoOnAPhone: Story = { args: { path: videoPath }, globals: onPhone }

const drawing = video({
  kind: 'contest',
  url: 'draw-your-street',
  title: 'Draw your street',
  contest: contest(),
})

export const Contest: Story = {
  args: {
    path: '/video/contests/draw-your-street',
    calls: [http.get('/videos/{url}', ({ response }) => response(200).json(drawing))],
  },
}

export const VideoNotFound: Story = {
  args: {
    path: videoPath,
    calls: [
      http.get('/videos/{url}', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'Video not found.')),
      ),
    ],
  },
}
