import type { NewsletterList } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import {
  expectSending,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewslettersScreen } from './NewslettersScreen'
import { guide } from './NewslettersScreen.guide'
import { archive } from './newsletter-story-data'

const routesFor = (list: NewsletterList) => [
  { path: '/newsletters', loader: () => list, Component: NewslettersScreen },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Newsletters/Archive and subscribing',
  parameters: { ...flowMeta.parameters, guide },
  args: { routes: routesFor(archive), path: '/newsletters' },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

async function subscribe() {
  await fill({ 'Your email': 'meera@example.in' })
  await press('Subscribe')
}

export const Archive: Story = {}

export const OnAPhone: Story = { globals: onPhone }

export const Empty: Story = {
  args: { routes: routesFor({ ...archive, data: [], total: 0, totalPages: 0 }) },
}

export const Invalid: Story = {
  tags: ['smoke'],
  play: async () => {
    await fill({ 'Your email': 'meera@' })
    await press('Subscribe')
    await expectText('Enter valid email')
  },
}

export const Sending: Story = {
  args: { calls: [http.post('/newsletters/subscriptions', never)] },
  play: async () => {
    await subscribe()
    await expectSending(/Subscribe/)
  },
}

export const Failed: Story = {
  args: {
    calls: [
      http.post('/newsletters/subscriptions', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'The email could not be sent.')),
      ),
    ],
  },
  play: async () => {
    await subscribe()
    await expectText('The email could not be sent.')
  },
}

export const Subscribed: Story = {
  tags: ['smoke'],
  args: {
    calls: [
      http.post('/newsletters/subscriptions', ({ response }) =>
        response(202).json({ msg: 'Sent' }),
      ),
    ],
  },
  play: async () => {
    await subscribe()
    await expectText('Check your email')
  },
}
