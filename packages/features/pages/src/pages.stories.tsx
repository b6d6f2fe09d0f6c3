import { flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutScreen } from './about/AboutScreen'
import { CareersScreen } from './careers/CareersScreen'
import { guide } from './pages.guide'
import { PrivacyScreen } from './privacy/PrivacyScreen'
import { TermsScreen } from './terms/TermsScreen'

const meta = {
  ...flowMeta,
  title: 'Flows/Pages/About, careers, privacy and terms',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/about-us', Component: AboutScreen },
      { path: '/careers', Component: CareersScreen },
      { path: '/privacy', Component: PrivacyScreen },
      { path: '/terms', Component: TermsScreen },
    ],
    path: '/about-us',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const AboutUs: Story = {}
export const AboutUsOnAPhone: Story = { globals: onPhone }
export const Careers: Story = { args: { path: '/careers' } }
export const CareersOnAPhone: Story = { args: { path: '/careers' }, globals: onPhone }
export const Privacy: Story = { args: { path: '/privacy' } }
export const PrivacyOnAPhone: Story = { args: { path: '/privacy' }, globals: onPhone }
export const Terms: Story = { args: { path: '/terms' } }
export const TermsOnAPhone: Story = { args: { path: '/terms' }, globals: onPhone }
