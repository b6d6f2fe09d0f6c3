import type { MyPlan } from '@edbazaar/api-client'
import { http, myPlan } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadPlan } from './load-plan'
import { SchoolPlanScreen, StorePlanScreen } from './PlanScreen'
import { guide } from './plan.guide'

const answer = (given: Partial<MyPlan> = {}) =>
  http.get('/my-plan', ({ response }) => response(200).json(myPlan(given)))

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
    calls: [answer()],
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
    calls: [answer({ usage: { ...myPlan().usage, schools: 8, jobs: 17, members: 50 } })],
  },
  play: () => expectText('3 over the limit.'),
}

export const OverTheLimitOnAPhone: Story = { ...OverTheLimit, globals: onPhone }

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/my-plan', never)] },
}
