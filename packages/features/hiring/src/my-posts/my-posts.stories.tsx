import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { JobPostSummary } from '../labels/job-post-types'
import { sampleListing, samplePost } from '../labels/sample-posts'
import { loadPosts } from './load-posts'
import { MyPostsScreen } from './MyPostsScreen'
import { guide } from './my-posts.guide'

const posts: readonly JobPostSummary[] = [
  samplePost(),
  samplePost({
    id: 42,
    title: 'प्राथमिक शिक्षक',
    status: 'review',
    moderation: 'pending',
    next_statuses: ['draft'],
  }),
  samplePost({
    id: 43,
    title: 'Football coach',
    status: 'refused',
    moderation: 'pending',
    reason: 'Please state a narrower pay range.',
    reason_by: 'admin',
    next_statuses: ['review'],
  }),
  samplePost({
    id: 44,
    title: '',
    status: 'draft',
    salary_min: null,
    salary_max: null,
    closes_at: null,
    next_statuses: ['review'],
  }),
  samplePost({
    id: 45,
    title: 'Librarian',
    pay_scale: 'level-6',
    status: 'paused',
    reason: 'listing_hidden',
    reason_by: 'system',
    views: null,
    next_statuses: ['live', 'closed'],
  }),
  samplePost({ id: 46, title: 'Accountant', status: 'filled', next_statuses: [] }),
]

const calls = (data: readonly JobPostSummary[], listings = [sampleListing()]) => [
  http.get('/job-posts', ({ response }) =>
    response(200).json({
      data: [...data],
      total: data.length,
      counts: { draft: 1, review: 2, live: 1, paused: 1, closed: 1, removed: 0 },
      page: 1,
      per_page: 20,
      totalPages: 1,
    }),
  ),
  http.get('/job-posts/listings', ({ response }) => response(200).json({ data: listings })),
]
const without = [
  http.get('/job-posts', ({ response }) =>
    response(200).json({
      data: [],
      total: 0,
      counts: { draft: 0, review: 0, live: 0, paused: 0, closed: 0, removed: 0 },
      page: 1,
      per_page: 20,
      totalPages: 1,
    }),
  ),
  http.get('/job-posts/listings', ({ response }) =>
    response(200).json({ data: [sampleListing()] }),
  ),
]

const meta = {
  ...flowMeta,
  title: 'Flows/Job posts',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/my-job-post', Component: MyPostsScreen, loader: loadPosts }],
    path: '/my-job-post',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: calls(posts),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Posts: Story = { play: () => expectText('PGT Mathematics') }

export const OnAPhone: Story = { globals: onPhone }

export const None: Story = {
  args: { calls: without },
  play: () => expectText('You have not posted a job yet'),
}

export const Loading: Story = {
  args: {
    isUnloaded: true,
    calls: [http.get('/job-posts', never), http.get('/job-posts/listings', never)],
  },
}
