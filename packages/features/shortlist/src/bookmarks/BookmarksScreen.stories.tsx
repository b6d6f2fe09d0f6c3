import { bookmark, bookmarkIds, bookmarkList, http } from '@edbazaar/api-client/testing'
import {
  expectText,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { BookmarksScreen } from './BookmarksScreen'
import { guide } from './BookmarksScreen.guide'
import { loadBookmarksPage } from './load-bookmarks-page'

const bookmarkWithNote = bookmark({ note: 'Ask about the bus' })
const name = bookmarkWithNote.school?.name ?? ''
const listCalls = [
  http.get('/users/my-bookmarks', ({ query, response }) =>
    response(200).json(
      bookmarkList(
        query.get('kind') === 'school' ? { data: [bookmarkWithNote] } : { data: [], total: 0 },
      ),
    ),
  ),
  http.get('/users/my-bookmarks/ids', ({ response }) =>
    response(200).json(bookmarkIds({ school: [bookmarkWithNote.id] })),
  ),
]

const meta = {
  ...flowMeta,
  title: 'Flows/Shortlist/Bookmarks',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/bookmarks', loader: loadBookmarksPage, Component: BookmarksScreen }],
    path: '/bookmarks',
    user: {},
    calls: listCalls,
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnAPhone: Story = { globals: onPhone }

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/users/my-bookmarks', never)] },
}

export const LoadingOnAPhone: Story = { ...Loading, globals: onPhone }

export const EmptyKind: Story = { args: { path: '/bookmarks?kind=blog' } }

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

export const Failed: Story = {
  args: { calls: [http.get('/users/my-bookmarks', ({ response }) => response(503).json(busy))] },
}

export const Note: Story = {
  play: async () => {
    await press(`Note on ${name}`)
    await userEvent.type(screen.getByRole('textbox', { name: `Note on ${name}` }), ' in December')
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    await expectText('Ask about the bus in December')
  },
}

export const NoteNotSaved: Story = {
  args: {
    calls: [
      http.put('/users/my-bookmarks/{kind}/{id}', ({ response }) => response(503).json(busy)),
      ...listCalls,
    ],
  },
  play: async () => {
    await press(`Note on ${name}`)
    await userEvent.type(screen.getByRole('textbox', { name: `Note on ${name}` }), '!')
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    await expectText(/^Could not save the note/)
  },
}

export const RemoveAndUndo: Story = {
  tags: ['smoke'],
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: `Bookmark ${name}`, pressed: true }),
    )
    await expectText('Removed.')
    await press(`Undo: bookmark ${name} again`)
    await expectText('Ask about the bus')
  },
}

export const NotSignedIn: Story = {
  args: { user: 'visitor' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const NotAllowed: Story = { args: { user: { permissions: [1, 2] } } }
