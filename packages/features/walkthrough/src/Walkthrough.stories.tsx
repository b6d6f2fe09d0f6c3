import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press, refusal } from '@edbazaar/feature-shell/stories'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import Walkthrough from './Walkthrough'
import { guide } from './Walkthrough.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Walk through/Nine steps',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/school/my-school-list', element: <PageHead title="My schools" /> },
      { path: '/my-store-list', element: <PageHead title="My stores" /> },
      { path: '*', element: <PageHead title="Home page" /> },
    ],
    path: '/',
    user: { user_has_institute: true },
    panels: <Walkthrough />,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const bar = () => screen.findByRole('region', { name: 'Walk through' })

export const Prompt: Story = {}

export const PromptOnAPhone: Story = { globals: onPhone }

export const FirstStepOnAPhone: Story = { globals: onPhone, play: () => press('Yes') }

export const NineSteps: Story = {
  tags: ['smoke'],
  play: async () => {
    await press('Yes')
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await waitFor(async () => expect(await bar()).toHaveTextContent(`${step} / 9`))
      const next = within(await bar()).getByRole('button', { name: 'Next' })
      next.click()
    }
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Walk through' })).toBeNull())
  },
}

export const Skipping: Story = {
  tags: ['smoke'],
  play: async () => {
    await press('Skip')
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /Are you sure you want to skip/,
    )
  },
}

export const SkippingFails: Story = {
  args: {
    calls: [
      http.put('/users/my-profile', ({ response }) =>
        response(503).json(refusal(503, 'unavailable', 'Busy.')),
      ),
    ],
  },
  play: async () => {
    await press('Skip')
    const confirm = await screen.findByRole('alertdialog')
    within(confirm).getByRole('button', { name: 'Yes' }).click()
    await expectText('Failed')
  },
}
