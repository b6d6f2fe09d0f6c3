import { http, myBlogList } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { forUser } from '@edbazaar/feature-session/testing'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadMyBlogs, MyBlogsScreen } from '.'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const pages = [{ path: '/my-blogs', loader: loadMyBlogs, element: <MyBlogsScreen /> }]

test('tells how far each blog has come; what is out can be read', async () => {
  renderPage(pages, '/my-blogs', forUser())
  const out = await screen.findByRole('link', { name: 'Reading a fee sheet' })
  expect(out.getAttribute('href')).toBe('/blog-details/fee-sheet')
  expect(screen.getByText('Published on 10 January 2026')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Hidden fees' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Hidden fees' })).toBeNull()
  expect(screen.getByText('Changed on 18 November 2026')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Drafts 1' }).getAttribute('href')).toBe(
    '/my-blogs?status=draft',
  )
})

test('says that one has written nothing, and where others have', async () => {
  const counts = { draft: 0, review: 0, published: 0 }
  server.use(
    http.get('/users/my-blogs', ({ response }) =>
      response(200).json(myBlogList({ data: [], total: 0, counts })),
    ),
  )
  renderPage(pages, '/my-blogs', forUser())
  await screen.findByRole('heading', { name: 'You have not written a blog yet' })
  expect(screen.getByRole('link', { name: 'Read blogs' }).getAttribute('href')).toBe('/blogs')
})

test('says of a state that nothing is in it', async () => {
  server.use(
    http.get('/users/my-blogs', ({ query, response }) =>
      response(200).json(
        myBlogList(query.get('status') === 'review' ? { data: [], total: 0 } : {}),
      ),
    ),
  )
  renderPage(pages, '/my-blogs?status=review', forUser())
  await screen.findByRole('heading', { name: 'Nothing of yours is in review' })
  expect(screen.getByRole('link', { name: 'Show all of them' }).getAttribute('href')).toBe(
    '/my-blogs',
  )
})

test('is refused without permission 6', async () => {
  renderPage(pages, '/my-blogs', forUser({ permissions: [1, 2, 3] }))
  await screen.findByText('You do not have access to this page')
})
