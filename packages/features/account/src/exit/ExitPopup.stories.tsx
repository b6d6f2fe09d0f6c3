import { http } from '@edbazaar/api-client/testing'
import { accountPanelAtom } from '@edbazaar/feature-platform'
import {
  expectDialog,
  expectSending,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ExitPopup } from './ExitPopup'
import { guide } from './ExitPopup.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Account/Exit popup',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '*', element: <PageHead title="Schools" /> }],
    path: '/schools',
    panels: <ExitPopup />,
    prepare: (store) => store.set(accountPanelAtom, 'exit'),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const filled = {
  'First name': 'Meera',
  'Last name': 'Iyer',
  Email: 'meera@example.in',
  Mobile: '9876543210',
}
async function send() {
  await fill(filled)
  await press('Send')
}

export const Open: Story = {
  play: async () => {
    await expectDialog('Before you go')
  },
}

export const OpenOnAPhone: Story = { ...Open, globals: onPhone }

/** The form is prefilled, and says that sending it signs the user out. */
export const SignedIn: Story = { ...Open, args: { user: { phone: '9876543210' } } }

export const Invalid: Story = {
  tags: ['smoke'],
  play: async () => {
    await press('Send')
    await expectText('All fields are required.')
    await expect(screen.getAllByText('Required!')).not.toHaveLength(0)
  },
}

export const Sending: Story = {
  args: { calls: [http.post('/users/exited-users', never)] },
  play: async () => {
    await send()
    await expectSending(/Send/)
  },
}

export const Failed: Story = {
  args: {
    calls: [
      http.post('/users/exited-users', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Busy.')),
      ),
    ],
  },
  play: async () => {
    await send()
    await expectText('Unable to process.')
  },
}

export const Done: Story = {
  tags: ['smoke'],
  args: {
    calls: [
      http.post('/users/exited-users', ({ response }) =>
        response(201).json({ status: 201, msg: 'Thanks' }),
      ),
    ],
  },
  play: async () => {
    await send()
    await expectText('Thanks')
  },
}
