import type { MyBilling, MyPlan } from '@edbazaar/api-client'
import { http, myBilling, myPlan } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadPlan } from './load-plan'
import { SchoolPlanScreen, StorePlanScreen } from './PlanScreen'
import { guide } from './plan.guide'

const answer = (given: Partial<MyPlan> = {}) =>
  http.get('/my-plan', ({ response }) => response(200).json(myPlan(given)))
const billing = (given: Partial<MyBilling> = {}) =>
  http.get('/my-billing', ({ response }) => response(200).json(myBilling(given)))
const [free, growth] = myPlan().plans
const subscription = {
  state: 'active',
  ends_on: '2027-11-19',
  next_plan: null,
  renews_paise: 1_769_900,
  open_invoice_id: null,
} satisfies MyPlan['subscription']

const meta = {
  ...flowMeta,
  title: 'Flows/Subscriptions',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/subscriptions', Component: SchoolPlanScreen, loader: loadPlan },
      { path: '/sp-subscriptions', Component: StorePlanScreen, loader: loadPlan },
    ],
    path: '/subscriptions',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: [answer(), billing()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Schools: Story = {
  play: () => expectText('Never limited or sold.'),
}

export const SchoolsOnAPhone: Story = { globals: onPhone }

export const Stores: Story = {
  args: { path: '/sp-subscriptions' },
  play: () => expectText('What your plan allows for your stores and services, and what is in use.'),
}

export const OverTheLimit: Story = {
  args: {
    calls: [answer({ usage: { ...myPlan().usage, schools: 8, jobs: 17, members: 50 } }), billing()],
  },
  play: () => expectText('3 over the limit.'),
}

export const OverTheLimitOnAPhone: Story = { ...OverTheLimit, globals: onPhone }

/** A paid plan, with an invoice that waits for its payment. */
export const ToPay: Story = {
  args: {
    calls: [
      answer({
        ...(growth && { plan: growth }),
        until: '2027-11-19',
        subscription: { ...subscription, open_invoice_id: 87 },
      }),
      billing(),
    ],
  },
  play: () => expectText('Pay the invoice'),
}

export const ToPayOnAPhone: Story = { ...ToPay, globals: onPhone }

/** A cancelled plan, which can be taken back. */
export const Cancelled: Story = {
  args: {
    calls: [
      answer({
        ...(growth && { plan: growth }),
        until: '2027-11-19',
        subscription: {
          ...subscription,
          state: 'ending',
          next_plan: free ?? null,
          renews_paise: null,
        },
      }),
      billing(),
    ],
  },
  play: () => expectText('Undo'),
}

/** Without a seller, plans are changed by contacting the team. */
export const NoSeller: Story = {
  args: { calls: [answer(), billing({ can_pay: false, profile: null, invoices: [] })] },
  play: () => expectText('Contact us'),
}

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/my-plan', never), http.get('/my-billing', never)] },
}
