import type { AdminStore } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page } from './table'

const rows: readonly AdminStore[] = [
  {
    id: 1,
    name: 'Rhythm House',
    city: 'Pune',
    state: 'Maharashtra',
    status: 'live',
    products: 6,
    is_verified: true,
    owner_id: 12,
    owner_name: 'Joseph Kurian',
    revision: 3,
    approved_revision: 3,
    created_at: '2026-01-10T04:30:00.000Z',
    updated_at: '2026-11-18T10:00:00.000Z',
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Stores',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-stores', ...page }],
    path: '/dashboard/all-stores',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/stores', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Rhythm House') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
