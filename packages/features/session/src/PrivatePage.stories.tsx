import { expectDialog, flowMeta, onPhone } from '@edbazaar/feature-stories'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLoaderData } from 'react-router-dom'
import { PrivatePage } from './PrivatePage'
import { guide } from './PrivatePage.guide'
import { privateLoader } from './private-loader'

const load = privateLoader(async () => 'Private content')
const loadForever = privateLoader(() => new Promise<string>(() => {}))

function ExamplePage() {
  const loaded = useLoaderData<string | null>()
  return (
    <PrivatePage loaded={loaded} permission={3} skeleton={<Skeleton />}>
      {(content) => <PageHead title={content} />}
    </PrivatePage>
  )
}

const meta = {
  ...flowMeta,
  title: 'Flows/Session/Private page',
  subcomponents: { PrivatePage },
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/private', Component: ExamplePage, loader: load },
      { path: '/slow', Component: ExamplePage, loader: loadForever },
    ],
    path: '/private',
    user: {},
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {}

/** The modal opens over it automatically. */
export const NotSignedIn: Story = {
  args: { user: 'visitor' },
  play: async () => {
    await expectDialog('Sign In to your account')
  },
}

export const NotSignedInOnAPhone: Story = { args: { user: 'visitor' }, globals: onPhone }

export const NotAllowed: Story = { args: { user: { permissions: [1, 2] } } }

export const Loading: Story = { args: { isUnloaded: true, path: '/slow' } }
