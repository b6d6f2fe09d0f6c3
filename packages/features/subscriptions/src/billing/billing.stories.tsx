import { http, myBilling } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BillingScreen } from './BillingScreen'
import { guide } from './billing.guide'
import { loadBilling } from './load-billing'

const meta = {
  ...flowMeta,
  title: 'Flows/Billing details',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/subscriptions/billing', Component: BillingScreen, loader: loadBilling }],
    path: '/subscriptions/billing',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: [http.get('/my-billing', ({ response }) => response(200).json(myBilling()))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Save billing details') }
export const OnAPhone: Story = { ...Default, globals: onPhone }
export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/my-billing', never)] },
}
