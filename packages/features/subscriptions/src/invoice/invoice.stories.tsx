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
          method: 'transfer',
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

const online = { is_begun: false, failed_at: null, failure: null, tries_left: 3, again_at: null }

/** Razorpay is set up. */
export const Online: Story = {
  args: { calls: [answer({ online })] },
  play: () => expectText('Pay online'),
}
export const OnlineOnAPhone: Story = { ...Online, globals: onPhone }

export const OnlineFailed: Story = {
  args: {
    calls: [
      answer({
        online: {
          ...online,
          failed_at: '2026-11-21T05:00:00Z',
          failure: 'Payment was unsuccessful as you entered the incorrect OTP.',
          tries_left: 2,
        },
      }),
    ],
  },
  play: () => expectText('A payment failed'),
}

/** The user comes back from Razorpay, which has not confirmed the payment. */
export const Awaited: Story = {
  args: {
    path: '/subscriptions/invoices/87?online=1',
    calls: [
      http.post('/my-invoices/{id}/online-payment/check', ({ response }) =>
        response(200).json(invoice({ online })),
      ),
    ],
  },
  play: () => expectText('Waiting for confirmation'),
}

export const PaidTwice: Story = {
  args: {
    calls: [
      answer({
        summary: { ...summary, state: 'paid' },
        to_pay_paise: 0,
        pay_to: null,
        payment: {
          method: 'razorpay',
          reference: 'pay_Fc8mUeDrEKf08Y',
          state: 'captured',
          at: '2026-11-21T05:00:00Z',
          reason: null,
        },
        paid_back: [
          {
            method: 'razorpay',
            reference: 'pay_Fc8mUeDrEKf08Z',
            paise: 1_769_900,
            state: 'refunding',
            reason: 'paid_before',
            at: '2026-11-21T05:10:00Z',
            transfer: null,
          },
        ],
      }),
    ],
  },
  play: () => expectText('We are returning ₹17,699'),
}

/** An admin returned a second transfer, of which the bank kept a fee. */
export const ReturnedByHand: Story = {
  args: {
    calls: [
      answer({
        summary: { ...summary, state: 'paid' },
        to_pay_paise: 0,
        pay_to: null,
        payment: {
          method: 'transfer',
          reference: '632415078123',
          state: 'captured',
          at: '2026-11-21T05:00:00Z',
          reason: null,
        },
        paid_back: [
          {
            method: 'transfer',
            reference: '632415078124',
            paise: 1_769_900,
            state: 'refunded',
            reason: 'paid_before',
            at: '2026-11-21T05:10:00Z',
            transfer: {
              on: '2026-11-24',
              paise: 1_768_130,
              reference: '632800112233',
              note: 'The bank kept a fee of ₹17.70.',
            },
          },
        ],
      }),
    ],
  },
  play: () => expectText('We have returned ₹17,681.30 of ₹17,699'),
}

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/my-invoices/{id}', never)] },
}
