import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { batchCalls } from '../samples/sample-batch'
import { guide } from './families.guide'
import { page } from './index'

const meta = {
  ...flowMeta,
  title: 'Flows/Batches/Families',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-batch-enquiries/:id/batches-enquiries', ...page }],
    path: '/dashboard/all-batch-enquiries/31/batches-enquiries',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: batchCalls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = { play: () => expectText('Enquiry ENQ-4F7K2') }

export const OnAPhone: Story = { ...SideBySide, globals: onPhone }

export const Dark: Story = { ...SideBySide, globals: { theme: 'dark' } }
