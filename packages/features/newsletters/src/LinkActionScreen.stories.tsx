import { http } from '@edbazaar/api-client/testing'
import {
  expectHeading,
  expectText,
  flowMeta,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmScreen } from './confirm/ConfirmScreen'
import { guide } from './LinkActionScreen.guide'
import { UnsubscribeScreen } from './unsubscribe/UnsubscribeScreen'

const token = 'a'.repeat(43)

const meta = {
  ...flowMeta,
  title: 'Flows/Newsletters/Emailed links',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/newsletters/confirm', Component: ConfirmScreen },
      { path: '/newsletters/unsubscribe', Component: UnsubscribeScreen },
    ],
    path: `/newsletters/confirm?token=${token}`,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = {}

export const OnAPhone: Story = { globals: onPhone }

export const Confirmed: Story = {
  args: {
    calls: [
      http.post('/newsletters/confirmations', ({ response }) =>
        response(200).json({ msg: 'Done' }),
      ),
    ],
  },
  play: async () => {
    await press('Confirm')
    await expectHeading('Your subscription is confirmed')
  },
}

const used = refusal(404, 'not_found', 'This link has been used or has expired.')

export const Used: Story = {
  args: {
    calls: [http.post('/newsletters/confirmations', ({ response }) => response(404).json(used))],
  },
  play: async () => {
    await press('Confirm')
    await expectText(used.msg)
  },
}

export const IncompleteLink: Story = { args: { path: '/newsletters/confirm?token=abc' } }

export const Unsubscribed: Story = {
  args: {
    path: `/newsletters/unsubscribe?token=${token}`,
    calls: [
      http.post('/newsletters/unsubscriptions', ({ response }) =>
        response(200).json({ msg: 'Done' }),
      ),
    ],
  },
  play: async () => {
    await press('Unsubscribe')
    await expectHeading('You have unsubscribed')
  },
}
