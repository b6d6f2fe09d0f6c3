import type { AdminProduct } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page } from './table'

const rows: readonly AdminProduct[] = [
  {
    id: 1,
    slug: 'tabla-for-beginners-100001',
    name: 'Tabla for beginners',
    kind: 'activity',
    store_id: 1,
    store_name: 'Rhythm House',
    city: 'Pune',
    price: 1800,
    price_unit: 'month',
    batches: 2,
    status: 'hidden',
    owner_id: 12,
    owner_name: 'Joseph Kurian',
    revision: 3,
    approved_revision: null,
    created_at: '2026-01-10T04:30:00.000Z',
    updated_at: '2026-11-18T10:00:00.000Z',
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Products',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-products', ...page }],
    path: '/dashboard/all-products',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/products', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Tabla for beginners') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
