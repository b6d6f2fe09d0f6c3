import type { AdminVideo } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page } from './table'

const rows: readonly AdminVideo[] = [
  {
    id: 1,
    url: 'homework',
    kind: 'principal_talk',
    title: 'How much homework helps',
    school_id: 1,
    school_name: 'Kaveri Vidyashram',
    author_name: 'Meera Iyer',
    is_featured: false,
    duration_seconds: 754,
    status: 'published',
    moderation: 'approved',
    published_at: '2026-01-10T04:30:00.000Z',
    updated_at: '2026-11-18T10:00:00.000Z',
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Videos',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/all-videos', ...page }],
    path: '/admin/all-videos',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/videos', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('How much homework helps') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
