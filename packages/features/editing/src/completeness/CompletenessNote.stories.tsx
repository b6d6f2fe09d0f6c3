import { flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { CompletenessNote } from './CompletenessNote'
import { guide } from './CompletenessNote.guide'

type Completeness = Parameters<typeof CompletenessNote>[0]['completeness']

const routesFor = (completeness: Completeness) => [
  {
    path: '*',
    element: (
      <>
        <PageHead title="My schools" />
        <CompletenessNote completeness={completeness} />
      </>
    ),
  },
]

const meta = {
  ...flowMeta,
  title: 'Flows/Editing/Completeness',
  subcomponents: { CompletenessNote },
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: routesFor({ percent: 64, missing: ['description', 'languages'] }),
    path: '/school/my-school-list',
    user: {},
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Incomplete: Story = {}

export const AllMissingParts: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const more = canvasElement.querySelector('summary')
    if (more !== null) await userEvent.click(more)
  },
}

export const Complete: Story = { args: { routes: routesFor({ percent: 100, missing: [] }) } }
