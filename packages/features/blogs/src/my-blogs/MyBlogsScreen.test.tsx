import { http, myBlogList } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadMyBlogs } from './load-my-blogs'
import { MyBlogsScreen } from './MyBlogsScreen'

const server = startMockServer()

const pages = [{ path: '/my-blogs', loader: loadMyBlogs, element: <MyBlogsScreen /> }]

test('shows each blog’s status, its editor, and the public page of published ones', async () => {
  renderPage(pages, '/my-blogs', forUser())
  const published = await screen.findByRole('link', { name: 'Reading a fee sheet' })
  expect(published.getAttribute('href')).toBe('/my-blogs/1')
  const read = screen.getAllByRole('link', { name: 'Read it' })
  expect(read.map((link) => link.getAttribute('href'))).toEqual(['/blog-details/fee-sheet'])
  expect(screen.getByText('Published on 10 January 2026')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Hidden fees' }).getAttribute('href')).toBe('/my-blogs/2')
  expect(screen.getByText('Updated on 18 November 2026')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Drafts 1' }).getAttribute('href')).toBe(
    '/my-blogs?status=draft',
  )
})

test('links to all blogs when the user has written none', async () => {
  const counts = { draft: 0, review: 0, published: 0, changes: 0, removed: 0 }
  server.use(
    http.get('/users/my-blogs', ({ response }) =>
      response(200).json(myBlogList({ data: [], total: 0, counts })),
    ),
  )
  renderPage(pages, '/my-blogs', forUser())
  await screen.findByRole('heading', { name: 'You have not written a blog yet' })
  expect(screen.getByRole('link', { name: 'Read blogs' }).getAttribute('href')).toBe('/blogs')
})

test('says when no blog has the selected status', async () => {
  server.use(
    http.get('/users/my-blogs', ({ query, response }) =>
      response(200).json(
        myBlogList(query.get('status') === 'review' ? { data: [], total: 0 } : {}),
      ),
    ),
  )
  renderPage(pages, '/my-blogs?status=review', forUser())
  await screen.findByRole('heading', { name: 'You have no blogs in review' })
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/my-blogs')
})

test('shows what was decided about the user’s blogs', async () => {
  server.use(
    http.get('/users/my-moderation-notices', ({ response }) =>
      response(200).json({
        data: [
          {
            case_id: 1,
            reference: 'M-1',
            kind: 'blog',
            id: 4,
            name: 'Hidden fees',
            state: 'hidden',
            outcome: 'hidden',
            reason_code: 'advertising',
            note: null,
            fields: [],
            decided_at: '2026-11-20T09:00:00Z',
            appeal_until: '2026-12-10T09:00:00Z',
            appeal: null,
          },
        ],
        total: 1,
        page: 1,
        per_page: 100,
        totalPages: 1,
        held: [],
        claims: [],
        filter_requests: [],
      }),
    ),
  )
  renderPage(pages, '/my-blogs', forUser())
  expect(await screen.findByText('Hidden fees is hidden')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Appeal' })).toBeDefined()
})

test('refuses users without the blogs permission', async () => {
  renderPage(pages, '/my-blogs', forUser({ permissions: [1, 2, 3] }))
  await screen.findByText('You do not have access to this page')
})
