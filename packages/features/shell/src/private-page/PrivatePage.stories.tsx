import { permissions } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLoaderData } from 'react-router-dom'
import { flowMeta } from '../stories/flow-meta'
import { expectDialog } from '../stories/story-actions'
import { onPhone } from '../stories/story-fixtures'
import { PrivatePage } from './PrivatePage'
import { guide } from './PrivatePage.guide'

const load = privateLoader(async () => 'Private content')
const loadForever = privateLoader(() => new Promise<string>(() => {}))

function ExamplePage() {
  const loaded = useLoaderData<string | null>()
  return (
    <PrivatePage loaded={loaded} permission={permissions.bookmarks} skeleton={<Skeleton />}>
      {(content) => <PageHead title={content} />}
    </PrivatePage>
  )
}

function AdminPage() {
  const loaded = useLoaderData<string | null>()
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={<Skeleton />}>
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
      { path: '/admin', Component: AdminPage, loader: load },
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

/** A page with `access="admin"`, for a user who is not an admin. */
export const NotAnAdmin: Story = { args: { path: '/admin', user: { is_admin: false } } }

export const ForAdmins: Story = { args: { path: '/admin', user: { is_admin: true } } }

export const Loading: Story = { args: { isUnloaded: true, path: '/slow' } }
