import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { rows } from './invoices-sample'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Invoices',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/admin/invoices', ...page }],
    path: '/admin/invoices',
    user: { is_admin: true },
    frame: 'account',
    calls: [http.get('/admin/invoices', ({ response }) => response(200).json(samplePage(rows)))],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Vidya Niketan Education Trust') }
export const OnAPhone: Story = { ...Default, globals: onPhone }

/** A credit note and a new invoice. */
export const Correcting: Story = {
  play: async () => {
    await press('Correct EB/2627/000087')
    await expectText('Printed on the credit note')
  },
}

/** A transfer that arrived twice. */
export const NotingMoneyToReturn: Story = {
  play: async () => {
    await press('Money to return for EB/2627/000087')
    await expectText('The amount not covered by the invoice')
  },
}

/** The reference is typed from the bank's statement. */
export const Confirming: Story = {
  play: async () => {
    await press('Confirm payment of EB/2627/000087')
    await expectText('The user sent the reference 632415078123.')
  },
}
