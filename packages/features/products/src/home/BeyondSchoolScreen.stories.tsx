import { http } from '@edbazaar/api-client/testing'
import { expectHeading, flowMeta, onPhone, press, refusal } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { BeyondSchoolScreen } from './BeyondSchoolScreen'
import { guide } from './BeyondSchoolScreen.guide'
import { loadBeyondSchool } from './load-beyond-school'

const meta = {
  ...flowMeta,
  title: 'Flows/Listings/Beyond School',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/beyond-school', loader: loadBeyondSchool, Component: BeyondSchoolScreen }],
    path: '/beyond-school',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onPhone }

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

/** The links to the lists stay when the counts fail to load. */
export const CountsFailed: Story = {
  args: { calls: [http.get('/stores/products', ({ response }) => response(503).json(busy))] },
}

export const Wizard: Story = {
  tags: ['smoke'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '8' }))
    await press('Next')
    await expectHeading('Which days work for you?')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Saturday' }))
    await press('Next')
    await expectHeading('Where?')
  },
}

export const WizardOnAPhone: Story = { ...Wizard, globals: onPhone }
