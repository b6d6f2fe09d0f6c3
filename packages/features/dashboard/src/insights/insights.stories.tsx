import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { page as choosePage } from '../choose'
import { schoolsPage, storesPage } from '../listings'
import { homeCalls, insightsCalls, schoolInsights, storeInsights } from '../parts/sample-dashboard'
import { listingPage, productPage } from './index'
import { guide } from './insights.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Dashboards/Listings',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/dashboard/schools', ...schoolsPage },
      { path: '/dashboard/stores', ...storesPage },
      { path: '/dashboard/admin', ...choosePage },
      { path: '/dashboard/:listings/:id', ...listingPage },
      { path: '/dashboard/stores/products/:id', ...productPage },
    ],
    path: '/dashboard/schools/3',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: insightsCalls(schoolInsights()),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const School: Story = { play: () => expectText('Hours and templates') }

export const SchoolOnAPhone: Story = { ...School, globals: onPhone }

export const Store: Story = {
  args: { path: '/dashboard/stores/5', calls: insightsCalls(storeInsights()) },
  play: () => expectText('Add service'),
}

export const StoreDark: Story = { ...Store, globals: { theme: 'dark' } }

export const Service: Story = {
  args: {
    path: '/dashboard/stores/products/901',
    calls: insightsCalls(storeInsights({ products: storeInsights().products.slice(0, 1) })),
  },
  play: () => expectText('Ganit Maths Circle'),
}

export const Schools: Story = {
  args: { path: '/dashboard/schools', calls: homeCalls() },
  play: () => expectText('Vidya Niketan, Whitefield'),
}

export const SchoolsOnAPhone: Story = { ...Schools, globals: onPhone }

export const Choose: Story = {
  args: { path: '/dashboard/admin', calls: [] },
  play: () => expectText('Choose a dashboard'),
}
