import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { draftCalls } from '../../newsletter-draft/draft-sample'
import { guide } from '../tables.guide'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Newsletter drafts',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/newsletters', ...page }],
    path: '/admin/newsletters',
    user: { is_admin: true },
    frame: 'account',
    calls: draftCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('What to ask on a school visit') }
export const OnAPhone: Story = { ...Default, globals: onPhone }
