import type { AdminSchool } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { page } from './table'

const rows: readonly AdminSchool[] = [
  {
    id: 1,
    slug: 'kaveri-vidyashram-482913',
    name: 'Kaveri Vidyashram',
    city: 'Mysuru',
    district: 'Mysuru',
    state: 'Karnataka',
    status: 'live',
    owner_id: 12,
    owner_name: 'Lakshmi Raghavan',
    source: 'udise',
    source_id: '29260100101',
    revision: 8,
    approved_revision: 7,
    created_at: '2026-01-10T04:30:00.000Z',
    updated_at: '2026-11-18T10:00:00.000Z',
  },
  {
    id: 2,
    slug: 'noyyal-academy-100002',
    name: 'नोय्याल अकादमी',
    city: null,
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    status: 'unreviewed',
    owner_id: null,
    owner_name: null,
    source: null,
    source_id: null,
    revision: 1,
    approved_revision: null,
    created_at: '2026-11-17T04:30:00.000Z',
    updated_at: '2026-11-17T10:00:00.000Z',
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Schools',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-schools', ...page }],
    path: '/dashboard/all-schools',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/schools', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Kaveri Vidyashram') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
