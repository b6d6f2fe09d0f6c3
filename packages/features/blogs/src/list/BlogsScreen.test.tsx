import { blogList, blogSummary, http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BlogsScreen } from './BlogsScreen'
import { blogsMeta } from './list-meta'
import { loadBlogs } from './load-blogs'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const featured = blogSummary({ id: 9, url: 'nursery-age', title: 'Nursery age', is_featured: true })
const other = blogSummary()

/** Shows the list at an address; returns the questions it asked. */
async function showBlogs(search = '', page = blogList({ data: [featured, other] })) {
  const asked: string[] = []
  server.use(
    http.get('/blogs', ({ request, query, response }) => {
      asked.push(new URL(request.url).search)
      const isFeatured = query.get('featured') === 'true'
      return response(200).json(isFeatured ? blogList({ data: [featured] }) : page)
    }),
  )
  renderPage([{ path: '/blogs', loader: loadBlogs, Component: BlogsScreen }], `/blogs${search}`)
  await screen.findByRole('heading', { level: 1 })
  return asked
}

const linksOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('opens with what is featured, and shows it once', async () => {
  await showBlogs()
  const front = screen.getByRole('region', { name: 'Featured' })
  expect(within(front).getByRole('link', { name: 'Nursery age' })).toBeDefined()
  expect(linksOf('Blogs')).toEqual(['/blog-details/how-to-read-a-fee-sheet'])
  const card = within(screen.getByRole('list', { name: 'Blogs' }))
  expect(card.getByText('Fees, 10 November')).toBeDefined()
  expect(card.getByText('Samuel Kurian, 4 min read')).toBeDefined()
})

test('offers the topics with their counts, each under its own address', async () => {
  await showBlogs()
  const topics = screen.getByRole('navigation', { name: 'Topics' })
  expect(
    within(topics)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['All 4', '/blogs'],
    ['Admissions 3', '/blogs?topic=admissions'],
    ['Fees 1', '/blogs?topic=fees'],
  ])
})

test('a topic is asked for by itself, without a front', async () => {
  const asked = await showBlogs(
    '?topic=fees&page=2',
    blogList({ page: 2, totalPages: 2, total: 13 }),
  )
  expect(asked).toEqual(['?page=2&topic=fees&per_page=12'])
  expect(screen.getByRole('heading', { level: 1, name: 'Blogs: Fees' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull()
  expect(screen.getByText('13–13 of 13')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/blogs?topic=fees',
  )
})

test('an address that says nonsense is the whole list', async () => {
  expect(await showBlogs('?topic=politics&page=-3')).toContain('?page=1&per_page=12')
})

test('a topic without blogs leads to the others', async () => {
  await showBlogs('?topic=safety', blogList({ data: [], total: 0 }))
  expect(screen.getByRole('heading', { name: 'Nothing is written here yet' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All blogs' }).getAttribute('href')).toBe('/blogs')
})

test('a page past the end says so', async () => {
  await showBlogs('?page=9', blogList({ data: [], total: 14, page: 9, totalPages: 2 }))
  expect(screen.getByRole('heading', { name: /past the end/ })).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('search engines know each topic and page by itself, and no empty one', () => {
  const state = { topic: 'fees' as const, page: 2 }
  const { data: _, ...rest } = blogList({ total: 13, totalPages: 2 })
  const loaded = { ...rest, state, featured: [], blogs: [] }
  expect(blogsMeta(loaded)).toMatchObject({
    title: 'Blogs: Fees',
    pages: { page: 2, last: 2 },
    canonicalPath: '/blogs?topic=fees&page=2',
    isHidden: true,
  })
})
