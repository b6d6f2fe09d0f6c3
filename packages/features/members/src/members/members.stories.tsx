import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, never, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { loadMembers } from './load-members'
import { MembersScreen } from './MembersScreen'
import { guide } from './members.guide'
import { sampleMembers } from './sample-members'

const members = (given: Parameters<typeof sampleMembers>[0] = {}) =>
  http.get('/listings/{kind}/{id}/members', ({ response }) =>
    response(200).json(sampleMembers(given)),
  )

const meta = {
  ...flowMeta,
  title: 'Flows/Members',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/dashboard/:listings/:id/members', Component: MembersScreen, loader: loadMembers },
    ],
    path: '/dashboard/schools/3/members',
    user: { id: 7, user_has_institute: true },
    frame: 'account',
    calls: [members()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: () => expectText('Asha Rao'),
}

export const OwnerOnAPhone: Story = { globals: onPhone }

export const Viewer: Story = {
  args: {
    calls: [
      members({
        my_role: 'viewer',
        invitations: [],
        members: sampleMembers().members.map((member) => ({
          ...member,
          role: member.user_id === 7 ? 'viewer' : member.user_id === 8 ? 'owner' : member.role,
        })),
      }),
    ],
  },
  play: () => expectText('What each role can do'),
}

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/listings/{kind}/{id}/members', never)] },
}

export const ChangingTheOwner: Story = {
  play: async () => {
    await press('Make owner: Asha Rao')
    await expect(await screen.findByRole('alertdialog', { name: 'Change the owner' })).toBeVisible()
  },
}
