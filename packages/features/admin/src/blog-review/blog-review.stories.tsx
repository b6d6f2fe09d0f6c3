import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from './blog-review.guide'
import { page } from './index'
import { reviewCalls, sampleReview } from './review-sample'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Blog review',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/all-blogs/:id', ...page }],
    path: '/admin/all-blogs/7',
    user: { is_admin: true },
    frame: 'account',
    calls: reviewCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const EditOfAPublicBlog: Story = { play: () => expectText('What changed') }
export const OnAPhone: Story = { ...EditOfAPublicBlog, globals: onPhone }

export const FirstBlogWithACopiedText: Story = {
  args: {
    calls: reviewCalls(
      sampleReview({
        is_public: false,
        published_at: null,
        approved: null,
        approved_blogs: 0,
        copied_from: {
          kind: 'blog',
          id: 3,
          title: 'Reading a fee sheet',
          path: '/blog-details/fee-sheet',
          percent: 64,
        },
      }),
    ),
  },
  play: () => expectText(/64% of the text is also in/),
}

export const Published: Story = {
  args: { calls: reviewCalls(sampleReview({ status: 'published', case: null })) },
  play: () => expectText('Featured'),
}
