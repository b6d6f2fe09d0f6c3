import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { page } from './index'
import { reviewCalls, sampleReview } from './review-sample'
import { guide } from './video-review.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Video review',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/all-videos/:id', ...page }],
    path: '/admin/all-videos/7',
    user: { is_admin: true },
    frame: 'account',
    calls: reviewCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const EditOfAPublicVideo: Story = { play: () => expectText('What changed') }
export const OnAPhone: Story = { ...EditOfAPublicVideo, globals: onPhone }

export const Published: Story = {
  args: { calls: reviewCalls(sampleReview({ status: 'published', case: null })) },
  play: () => expectText('Featured'),
}
