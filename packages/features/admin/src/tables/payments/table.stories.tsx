import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { rows } from './payments-sample'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Payments',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/payments', ...page }],
    path: '/admin/payments',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/payments', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('The bank kept a fee of ₹17.70.') }
export const OnAPhone: Story = { ...Default, globals: onPhone }

/** The admin has made the transfer in the bank. */
export const NotingAReturn: Story = {
  play: async () => {
    await press('Record return of 632415078124')
    await expectText('Reference of your transfer')
  },
}

/** Razorpay refused to return it. */
export const NotingAReturnOfAPaymentOnline: Story = {
  play: async () => {
    await press('Record return of pay_Fc8mUeDrEKf08Y')
    await expectText('Razorpay could not return it. Ask the user for their bank account details.')
  },
}
