import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadPartners } from './load-partners'
import { PartnersScreen } from './PartnersScreen'
import { guide } from './PartnersScreen.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Partners/Search for your site',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/partners', loader: loadPartners, Component: PartnersScreen }],
    path: '/partners',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const OnAPhone: Story = { globals: onPhone }

export const WithoutARelease: Story = {
  args: { calls: [http.get('/widget/releases', ({ response }) => response(200).json([]))] },
  play: () => expectText('The snippet builder is not available yet'),
}
