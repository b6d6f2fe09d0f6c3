import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { enquiryRows } from './enquiries-sample'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Enquiries',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-inqueries', ...page }],
    path: '/dashboard/all-inqueries',
    user: { is_admin: true },
    frame: 'account',
    calls: [
      http.get('/admin/enquiries', ({ response }) => response(200).json(samplePage(enquiryRows))),
    ],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('EB-7K41-19') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }
