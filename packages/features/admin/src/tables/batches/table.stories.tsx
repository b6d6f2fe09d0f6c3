import type { AdminBatch } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page } from './table'

const rows: readonly AdminBatch[] = [
  {
    id: 1,
    name: 'Evening batch',
    product_id: 1,
    product_slug: 'tabla-for-beginners-100001',
    product_name: 'Tabla for beginners',
    kind: 'activity',
    store_id: 1,
    store_name: 'Rhythm House',
    owner_id: 7,
    owner_name: 'Meera Joshi',
    state: 'open',
    phase: 'running',
    days: ['Mon', 'Wed'],
    starts_on: '2026-11-02',
    ends_on: '2027-02-26',
    start_time: '17:00',
    end_time: '18:00',
    seats: 12,
    taken: 9,
    seats_left: 3,
    waiting: 0,
    requests: 2,
    price: null,
  },
  {
    id: 2,
    name: 'Saturday morning',
    product_id: 2,
    product_slug: 'robotics-camp-100002',
    product_name: 'Robotics camp',
    kind: 'camp',
    store_id: 2,
    store_name: 'Maker Shed',
    owner_id: null,
    owner_name: null,
    state: 'paused',
    phase: 'upcoming',
    days: ['Sat'],
    starts_on: '2026-12-05',
    ends_on: null,
    start_time: '09:00',
    end_time: '12:00',
    seats: 10,
    taken: 10,
    seats_left: 0,
    waiting: 4,
    requests: 0,
    price: 4500,
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Batches',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/admin-batches', ...page }],
    path: '/dashboard/admin-batches',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/batches', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Evening batch') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
