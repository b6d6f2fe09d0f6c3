import { flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { newsletter } from '../newsletter-story-data'
import { IssueScreen } from './IssueScreen'
import { guide } from './IssueScreen.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Newsletters/One newsletter',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/newsletters/:slug', loader: () => newsletter, Component: IssueScreen }],
    path: '/newsletters/2026-11-reading-a-fee-sheet',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onPhone }
