import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../tables.guide'
import { blogsCalls } from './blogs-sample'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Blogs',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/all-blogs', ...page }],
    path: '/admin/all-blogs',
    user: { is_admin: true },
    frame: 'account',
    calls: blogsCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Reading a fee sheet') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
