import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { closingDays } from '../labels/closing-days'
import type { JobPostSummary } from '../labels/job-post-types'
import { sampleJobPost, sampleListing, samplePost } from '../labels/sample-posts'
import { loadPosts } from './load-posts'
import { MyPostsScreen } from './MyPostsScreen'

const server = startMockServer()

const none = { draft: 0, review: 0, live: 0, paused: 0, closed: 0, removed: 0 }
const pages = [
  { path: '/my-job-post', Component: MyPostsScreen, loader: loadPosts },
  { path: '/edit-job-post/:id', element: <h1>Form</h1> },
]

function open(posts: readonly JobPostSummary[], listings = [sampleListing()]) {
  server.use(
    http.get('/job-posts', ({ response }) =>
      response(200).json({
        data: [...posts],
        total: posts.length,
        counts: { ...none, live: posts.length },
        page: 1,
        per_page: 20,
        totalPages: 1,
      }),
    ),
    http.get('/job-posts/listings', ({ response }) => response(200).json({ data: listings })),
  )
  const { store } = renderPage(pages, '/my-job-post', forUser({ permissions: [1, 2, 3, 4, 5, 6] }))
  return { person: userEvent.setup(), store }
}

async function menuOf(person: ReturnType<typeof userEvent.setup>, title: string) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  return within(await screen.findByRole('menu'))
}

test('shows the status, pay and figures of each post', async () => {
  open([
    samplePost(),
    samplePost({ id: 42, title: '', status: 'draft', next_statuses: ['review'] }),
  ])
  const rows = within(await screen.findByRole('list', { name: 'Job posts' })).getAllByRole(
    'listitem',
  )
  expect(rows[0]?.textContent).toContain('₹48,000–₹62,000')
  expect(rows[0]?.textContent).toContain('Live')
  expect(rows[0]?.textContent).toContain('Closes 12 December')
  expect(rows[0]?.textContent).toContain('225')
  expect(rows[1]?.textContent).toContain('Untitled draft')
  expect(rows[1]?.textContent).toContain('Not published yet')
})

test('pauses a live job at once, and asks before it is closed', async () => {
  const { person, store } = open([samplePost()])
  const sent: unknown[] = []
  server.use(
    http.post('/job-posts/{id}/transitions', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleJobPost({ status: 'paused' }))
    }),
  )
  await person.click((await menuOf(person, 'PGT Mathematics')).getByText('Pause'))
  await waitFor(() => expect(store.get(toastAtom)?.message).toContain('Paused'))
  await person.click((await menuOf(person, 'PGT Mathematics')).getByText('Close now'))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(sent).toEqual([{ to: 'paused', revision: 4 }])
  await person.click(dialog.getByRole('button', { name: 'Close now' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { to: 'paused', revision: 4 },
      { to: 'closed', revision: 4 },
    ]),
  )
})

test('offers only what the server allows', async () => {
  const { person } = open([
    samplePost({ status: 'filled', next_statuses: [], can_edit: true }),
    samplePost({ id: 42, title: 'Librarian', next_statuses: [], can_edit: false }),
  ])
  const filled = await menuOf(person, 'PGT Mathematics')
  expect(filled.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Read the post',
    'View as a job seeker',
    'Duplicate',
    'Relist',
  ])
  await person.keyboard('{Escape}')
  const readOnly = await menuOf(person, 'Librarian')
  expect(readOnly.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Read the post',
    'View as a job seeker',
  ])
})

test('says at the fields why a closing date is not extended', async () => {
  const { person } = open([samplePost({ closes_at: `${closingDays(null).first}T18:29:00Z` })])
  const msg = 'Choose a closing time later than the current one.'
  server.use(
    http.post('/job-posts/{id}/extension', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg,
        errors: [{ field: 'closes_on', msg }],
      }),
    ),
  )
  await person.click((await menuOf(person, 'PGT Mathematics')).getByText('Extend closing date'))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Extend closing date' }))
  await dialog.findByText('Enter a reason of at least 10 characters.')
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Nobody suitable has applied.')
  await person.click(dialog.getByRole('button', { name: 'Extend closing date' }))
  await dialog.findByText(msg)
})

test('opens the copy of a post', async () => {
  const { person } = open([samplePost()])
  server.use(http.post('/job-posts/{id}/copies', ({ response }) => response(201).json({ id: 50 })))
  await person.click((await menuOf(person, 'PGT Mathematics')).getByText('Duplicate'))
  await screen.findByRole('heading', { name: 'Form' })
})

test('says why a provider without listings cannot post', async () => {
  open([], [])
  await screen.findByText('You need a school or store to post jobs')
})
