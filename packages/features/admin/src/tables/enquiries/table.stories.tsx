import type { AdminEnquiry } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page } from './table'

const rows: readonly AdminEnquiry[] = [
  {
    id: 1,
    enquiry_id: '7d0f1a52-6a0b-4b7a-9a39-2f4f5f0f6f01',
    reference: 'EB-7K41-19',
    state: 'new',
    listing_kind: 'school',
    listing_id: 3,
    listing_name: 'Vidya Niketan Public School',
    product_name: null,
    parent_name: 'Asha Menon',
    received_at: '2026-11-18T10:00:00.000Z',
    first_reply_at: null,
    first_reply_minutes: null,
    is_overdue: true,
    assigned_to: 'Lakshmi Raghavan',
    invalid_share: 0.4,
    lost_share: 0.1,
    is_share_unusual: true,
  },
  {
    id: 2,
    enquiry_id: '7d0f1a52-6a0b-4b7a-9a39-2f4f5f0f6f02',
    reference: 'EB-7K42-28',
    state: 'contacted',
    listing_kind: null,
    listing_id: null,
    listing_name: null,
    product_name: null,
    parent_name: null,
    received_at: '2026-11-17T10:00:00.000Z',
    first_reply_at: '2026-11-17T12:20:00.000Z',
    first_reply_minutes: 140,
    is_overdue: false,
    assigned_to: null,
    invalid_share: null,
    lost_share: null,
    is_share_unusual: false,
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Enquiries',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-inqueries', ...page }],
    path: '/dashboard/all-inqueries',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/enquiries', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('EB-7K41-19') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
