import {
  bookmark,
  bookmarkIds,
  bookmarkList,
  http,
  jobList,
  productSummary,
} from '@edbazaar/api-client/testing'
import { EntityActionsContext, SchoolActionsContext } from '@edbazaar/feature-catalogue-ui'
import { sessionAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors, signIn } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { BookmarkToggle, SchoolBookmarkToggle } from '../BookmarkToggle'
import { BookmarksScreen } from './BookmarksScreen'
import { loadBookmarksPage } from './load-bookmarks-page'

const server = startMockServer()

const schoolActions = [{ heading: 'Bookmark', Button: SchoolBookmarkToggle }]
const entityActions = [{ heading: 'Bookmark', Button: BookmarkToggle }]

function Page() {
  return (
    <SchoolActionsContext value={schoolActions}>
      <EntityActionsContext value={entityActions}>
        <BookmarksScreen />
      </EntityActionsContext>
    </SchoolActionsContext>
  )
}
const pages = [{ path: '/bookmarks', loader: loadBookmarksPage, element: <Page /> }]
const bookmarkWithNote = bookmark({ note: 'Ask about the bus' })
const name = bookmarkWithNote.school?.name ?? ''

let writes: { method: string; note: unknown }[] = []
beforeEach(() => {
  writes = []
  server.use(
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
    http.put('/users/my-bookmarks/{kind}/{id}', async ({ request, response }) => {
      const body = await request.json()
      writes.push({ method: 'PUT', note: body.note })
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
    http.delete('/users/my-bookmarks/{kind}/{id}', ({ response }) => {
      writes.push({ method: 'DELETE', note: undefined })
      return response(200).json({ status: 200, msg: 'Removed' })
    }),
  )
})

test('shows bookmarks with their notes, and the count of each kind', async () => {
  renderPage(pages, '/bookmarks', forUser())
  await screen.findByRole('heading', { level: 1, name: 'Bookmarks' })
  const tab = await screen.findByRole('link', { name: 'Schools 1' })
  expect(tab.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Jobs 0' }).getAttribute('href')).toBe(
    '/bookmarks?kind=job',
  )
  expect(screen.getByText('Ask about the bus')).toBeDefined()
  // The list is applied to the stored bookmarks after the page renders.
  await screen.findByRole('button', { name: `Bookmark ${name}`, pressed: true })
})

test('saves a note when its field loses focus, and removes an empty note', async () => {
  const user = userEvent.setup()
  renderPage(pages, '/bookmarks', forUser())
  await user.click(await screen.findByRole('button', { name: `Note on ${name}` }))
  await user.type(screen.getByRole('textbox', { name: `Note on ${name}` }), ' in December')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await screen.findByText('Ask about the bus in December')
  await user.click(await screen.findByRole('button', { name: `Note on ${name}` }))
  await user.clear(screen.getByRole('textbox'))
  await user.click(screen.getByRole('heading', { level: 1 }))
  await screen.findByRole('button', { name: `Add a note: Note on ${name}` })
  expect(writes.map(({ note }) => note)).toEqual(['Ask about the bus in December', null])
})

test('keeps a note that could not be saved in its field and shows the error', async () => {
  server.use(
    http.put('/users/my-bookmarks/{kind}/{id}', ({ response }) =>
      response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
    ),
  )
  const user = userEvent.setup()
  renderPage(pages, '/bookmarks', forUser())
  await user.click(await screen.findByRole('button', { name: `Note on ${name}` }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(field, '!')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await screen.findByText(/^Could not save the note/)
  expect(field.value).toBe('Ask about the bus!')
})

test('keeps an unsaved note in its field when the session expires and after signing in again', async () => {
  server.use(
    http.put('/users/my-bookmarks/{kind}/{id}', ({ response }) =>
      response(401).json({ status: 401, code: 'not_signed_in', msg: 'Please sign in.' }),
    ),
  )
  const user = userEvent.setup()
  const { store } = renderPage(pages, '/bookmarks', forUser())
  await user.click(await screen.findByRole('button', { name: `Note on ${name}` }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.type(field, '!')
  await user.click(screen.getByRole('heading', { level: 1 }))
  await screen.findByText(/^Could not save the note/)
  expect(store.get(sessionAtom)).toBeNull()
  act(() => signIn(store))
  expect(screen.queryByText('Removed.')).toBeNull()
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field.value).toBe('Ask about the bus!')
})

test('undoes a removal, with the note', async () => {
  const user = userEvent.setup()
  renderPage(pages, '/bookmarks', forUser())
  await user.click(await screen.findByRole('button', { name: `Bookmark ${name}` }))
  await screen.findByText('Removed.')
  expect(screen.getByRole('link', { name: 'Schools 0' })).toBeDefined()
  await waitFor(() => expect(writes.map(({ method }) => method)).toEqual(['DELETE']))
  await user.click(screen.getByRole('button', { name: `Undo: bookmark ${name} again` }))
  await screen.findByText('Ask about the bus')
  await waitFor(() => expect(writes.at(-1)).toEqual({ method: 'PUT', note: 'Ask about the bus' }))
  expect(document.activeElement?.textContent).toBe(name)
})

test('explains what to do when a kind has no bookmarks', async () => {
  renderPage(pages, '/bookmarks?kind=blog', forUser())
  await screen.findByRole('heading', { name: 'No blogs bookmarked yet' })
  expect(screen.getByRole('link', { name: 'Read blogs' }).getAttribute('href')).toBe('/blogs')
})

test('shows products and jobs with their bookmark buttons', async () => {
  const product = productSummary({ id: 3, name: 'Chess' })
  const [job] = jobList().data
  server.use(
    http.get('/users/my-bookmarks', ({ query, response }) => {
      const isJob = query.get('kind') === 'job'
      const common = { note: null, created_at: bookmarkWithNote.created_at }
      return response(200).json(
        bookmarkList({
          data: isJob
            ? [{ ...common, kind: 'job', id: job?.id ?? 0, ...(job && { job }) }]
            : [{ ...common, kind: 'product', id: 3, product }],
        }),
      )
    }),
  )
  const { router } = renderPage(pages, '/bookmarks?kind=product', forUser())
  await screen.findByRole('button', { name: 'Bookmark Chess', pressed: true })
  await router.navigate('/bookmarks?kind=job')
  await screen.findByRole('button', { name: `Bookmark ${job?.title}`, pressed: true })
})

test('asks visitors to sign in', async () => {
  renderPage(pages, '/bookmarks', forVisitors)
  await screen.findByRole('heading', { name: 'Sign in to see this page' })
})

test('is not shown without the bookmarks permission', async () => {
  renderPage(pages, '/bookmarks', forUser({ permissions: [1, 2] }))
  await screen.findByText('You do not have access to this page')
})

test('names bookmarks of hidden and deleted records, which can be removed', async () => {
  const unavailable = [
    { kind: 'school' as const, id: 8, name: 'Bal Bhavan', reason: 'hidden' as const, note: 'Bus?' },
    { kind: 'school' as const, id: 9, name: 'Kadamba', reason: 'deleted' as const, note: null },
  ]
  server.use(
    http.get('/users/my-bookmarks', ({ response }) =>
      response(200).json(bookmarkList({ unavailable })),
    ),
  )
  renderPage(pages, '/bookmarks', forUser())
  const section = await screen.findByRole('region', { name: 'No longer shown' })
  expect(section.textContent).toContain('Bal BhavanNot shown at the momentYour note: Bus?')
  expect(section.textContent).toContain('KadambaNo longer on EdBazaar')
  const toggle = screen.getByRole('button', { name: 'Bookmark Kadamba' })
  await userEvent.setup().click(toggle)
  await waitFor(() => expect(writes).toEqual([{ method: 'DELETE', note: undefined }]))
})
