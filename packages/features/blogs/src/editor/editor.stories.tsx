import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { page as previewPage } from '../preview'
import { askedBlog, blogCalls, sampleBlog } from './blog-sample'
import { guide } from './editor.guide'
import { page } from './index'

const meta = {
  ...flowMeta,
  title: 'Flows/Blogs/Editor',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/my-blogs/:id', ...page },
      { path: '/my-blogs/:id/preview', ...previewPage },
    ],
    path: '/my-blogs/7',
    user: {},
    calls: blogCalls(sampleBlog()),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = { play: () => expectText('Before you submit') }
export const DraftOnAPhone: Story = { ...Draft, globals: onPhone }

export const ChangesAsked: Story = {
  args: { calls: blogCalls(askedBlog()) },
  play: () => expectText('Which schools, and who says so?'),
}

export const InReview: Story = {
  args: { calls: blogCalls(sampleBlog({ status: 'review' })) },
  play: () => expectText('An admin is reviewing this blog. Withdraw it to change it.'),
}

export const Settings: Story = {
  async play({ canvasElement }) {
    await expectText('Before you submit')
    const [button] = await within(canvasElement).findAllByRole('button', { name: 'Settings' })
    if (button) await userEvent.click(button)
    await expectText('Each change is saved at once')
  },
}
export const SettingsOnAPhone: Story = { ...Settings, globals: onPhone }

export const Preview: Story = {
  args: { path: '/my-blogs/7/preview' },
  play: () =>
    expectText('Only you see this. It is the latest saved text, as readers would see it.'),
}
