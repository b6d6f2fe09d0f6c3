import type { MyBilling, PlanChange } from '@edbazaar/api-client'
import { http, myBilling, myPlan, planChange } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangeScreen } from './ChangeScreen'
import { guide } from './change.guide'
import { loadChange } from './load-change'

const calls = (change: Partial<PlanChange> = {}, billing: Partial<MyBilling> = {}) => [
  http.get('/my-plan', ({ response }) => response(200).json(myPlan())),
  http.get('/my-billing', ({ response }) => response(200).json(myBilling(billing))),
  http.get('/my-plan/preview', ({ response }) => response(200).json(planChange(change))),
]
const { from, to, invoice } = planChange()

const meta = {
  ...flowMeta,
  title: 'Flows/Change plan',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/subscriptions/change', Component: ChangeScreen, loader: loadChange }],
    path: '/subscriptions/change?plan=growth',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: calls(),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Subscribe: Story = { play: () => expectText('Change to Growth, pay ₹17,699') }
export const SubscribeOnAPhone: Story = { ...Subscribe, globals: onPhone }

export const Upgrade: Story = {
  args: {
    calls: calls({ kind: 'upgrade', credit: invoice, credited_number: 'EB/2627/000042' }),
  },
  play: () => expectText('Credit note for EB/2627/000042'),
}

export const Cancel: Story = {
  args: {
    calls: calls({
      kind: 'end',
      from: to,
      to: from,
      invoice: null,
      starts_on: '2027-11-20',
      ends_on: null,
      due_on: null,
      to_pay_paise: 0,
      renews_paise: null,
    }),
  },
  play: () => expectText('Keep Growth'),
}

export const DetailsFirst: Story = {
  args: { calls: calls({}, { profile: null, invoices: [] }) },
  play: () => expectText('First, who is the invoice for?'),
}

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/my-plan', never), http.get('/my-billing', never)] },
}
