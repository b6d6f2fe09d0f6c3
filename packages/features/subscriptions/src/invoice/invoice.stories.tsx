import type { Invoice } from '@edbazaar/api-client'
import { http, invoice } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InvoiceScreen } from './InvoiceScreen'
import { guide } from './invoice.guide'
import { loadInvoice } from './load-invoice'

const answer = (given: Partial<Invoice> = {}) =>
  http.get('/my-invoices/{id}', ({ response }) => response(200).json(invoice(given)))
const { summary, pay_to: payTo } = invoice()

const meta = {
  ...flowMeta,
  title: 'Flows/Invoice',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/subscriptions/invoices/:id', Component: InvoiceScreen, loader: loadInvoice },
    ],
    path: '/subscriptions/invoices/87',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: [answer()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const ToPay: Story = { play: () => expectText('Pay ₹17,699') }
export const ToPayOnAPhone: Story = { ...ToPay, globals: onPhone }

/** Demo data has an invented seller. */
export const Demonstration: Story = {
  args: { calls: [answer({ pay_to: payTo && { ...payTo, is_demo: true } })] },
  play: () => expectText('Demonstration'),
}

export const NotFoundInTheBank: Story = {
  args: {
    calls: [
      answer({
        payment: {
          reference: '632415078123',
          state: 'failed',
          at: '2026-11-21T05:00:00Z',
          reason: 'We found no transfer with this reference',
        },
      }),
    ],
  },
  play: () => expectText('We did not find 632415078123'),
}

export const Paid: Story = {
  args: {
    calls: [answer({ summary: { ...summary, state: 'paid' }, to_pay_paise: 0, pay_to: null })],
  },
  play: () => expectText('Paid by a credit note.'),
}

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/my-invoices/{id}', never)] },
}
