import { expectText, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { page as listPage } from '../contests'
import { guide } from './contest.guide'
import { contestCalls, contestListCalls, sampleContest, sampleEntry } from './contest-sample'
import { page } from './index'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Contest',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/admin/contests', ...listPage },
      { path: '/admin/contests/:id', ...page },
    ],
    path: '/admin/contests/9',
    user: { is_admin: true },
    frame: 'account',
    calls: contestCalls(sampleContest()),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = { play: () => expectText('Close now') }
export const PublishedOnAPhone: Story = { ...Published, globals: onPhone }

export const Closed: Story = {
  args: {
    calls: contestCalls(sampleContest({ state: 'closed' }), [
      sampleEntry({ prize: { name: 'First prize', place: 1 } }),
      sampleEntry({ id: 32, state: 'disqualified', reason: 'It was bought in a shop.' }),
    ]),
  },
  play: () => expectText('Announce the winners'),
}

export const List: Story = {
  args: { path: '/admin/contests', calls: contestListCalls([sampleContest()]) },
  play: () => expectText('Invent from scrap'),
}

export const EmptyList: Story = {
  args: { path: '/admin/contests', calls: contestListCalls([]) },
  play: () => expectText('No contests yet'),
}
