import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { closingDays } from '../labels/closing-days'
import type { JobPost } from '../labels/job-post-types'
import { sampleJobPost, sampleListing } from '../labels/sample-posts'
import { loadPostForm } from './load-post-form'
import { PostFormScreen } from './PostFormScreen'
import { guide } from './post-form.guide'

const calls = (post: JobPost, listings = [sampleListing()]) => [
  http.get('/job-posts/listings', ({ response }) => response(200).json({ data: listings })),
  http.get('/job-posts/similar-pay', ({ response }) =>
    response(200).json({ from: 45_000, to: 66_000, jobs: 31 }),
  ),
  http.get('/job-posts/{id}', ({ response }) => response(200).json(post)),
]
const draft = (fields: Parameters<typeof sampleJobPost>[1] = {}) =>
  sampleJobPost(
    { status: 'draft', next_statuses: ['review'], revision: 1 },
    { closes_on: closingDays(null).inTwoWeeks, ...fields },
  )

const meta = {
  ...flowMeta,
  title: 'Flows/Job post form',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/job-post-form', Component: PostFormScreen, loader: loadPostForm },
      { path: '/edit-job-post/:id', Component: PostFormScreen, loader: loadPostForm },
    ],
    path: '/edit-job-post/41',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: calls(draft()),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = { play: () => expectText('Submit for review') }

export const DraftOnAPhone: Story = { globals: onPhone }

export const WithProblems: Story = {
  args: { calls: calls(draft({ salary_max: null, closes_on: null })) },
  play: async () => {
    await press('Submit for review')
    await expectText('2 problems: maximum, closing date')
  },
}

export const New: Story = {
  args: {
    path: '/job-post-form',
    calls: calls(draft(), [
      sampleListing(),
      sampleListing({ id: 4, name: 'Vidya Niketan, Whitefield' }),
      sampleListing({
        id: 5,
        name: 'Ganit Maths Circle',
        kind: 'store',
        refused_why: 'not_reviewed',
      }),
    ]),
  },
  play: async () =>
    expect(
      (
        await screen.findAllByText(
          'Choose the school or store first. The draft then saves automatically.',
        )
      )[0],
    ).toBeVisible(),
}

export const InReview: Story = {
  args: {
    calls: calls(
      sampleJobPost({ status: 'review', moderation: 'pending', next_statuses: ['draft'] }),
    ),
  },
  play: () => expectText('This job is being reviewed'),
}

export const Live: Story = {
  args: {
    calls: calls({
      ...sampleJobPost(),
      are_questions_locked: true,
      views_by_source: [
        { source: 'search', views: 118 },
        { source: 'list', views: 64 },
        { source: 'direct', views: 31 },
      ],
    }),
  },
  play: () =>
    expectText('People have started to apply, so the questions can no longer be changed.'),
}

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/job-posts/{id}', never)] },
}
