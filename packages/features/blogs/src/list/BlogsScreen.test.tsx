import { blogList, blogSummary, http } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BlogsScreen } from './BlogsScreen'
import { blogsMeta } from './list-meta'
import { loadBlogs } from './load-blogs'

const server = startMockServer()

const featured = blogSummary({ id: 9, url: 'nursery-age', title: 'Nursery age', is_featured: true })
const other = blogSummary()

/** Renders the list with a query string; returns the queries of the API requests. */
async function showBlogs(search = '', page = blogList({ data: [featured, other] })) {
  const queries: string[] = []
  server.use(
    http.get('/blogs', ({ request, query, response }) => {
      queries.push(new URL(request.url).search)
      const isFeatured = query.get('featured') === 'true'
      return response(200).json(isFeatured ? blogList({ data: [featured] }) : page)
    }),
  )
  renderPage([{ path: '/blogs', loader: loadBlogs, Component: BlogsScreen }], `/blogs${search}`)
  await screen.findByRole('heading', { level: 1 })
  return queries
}

const linksOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('starts with featured blogs, and shows them once', async () => {
  await showBlogs()
  const featuredSection = screen.getByRole('region', { name: 'Featured' })
  expect(within(featuredSection).getByRole('link', { name: 'Nursery age' })).toBeDefined()
  expect(linksOf('Blogs')).toEqual(['/blog-details/how-to-read-a-fee-sheet'])
  const card = within(screen.getByRole('list', { name: 'Blogs' }))
  expect(card.getByText('Fees, 10 November')).toBeDefined()
  expect(card.getByText('Samuel Kurian, 4 min read')).toBeDefined()
})

test('links to each topic, with its count', async () => {
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

test('loads a topic without featured blogs', async () => {
  const queries = await showBlogs(
    '?topic=fees&page=2',
    blogList({ page: 2, totalPages: 2, total: 13 }),
  )
  expect(queries).toEqual(['?page=2&topic=fees&per_page=12'])
  expect(screen.getByRole('heading', { level: 1, name: 'Blogs: Fees' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull()
  expect(screen.getByText('13–13 of 13')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/blogs?topic=fees',
  )
})

test('shows the whole list for an invalid query string', async () => {
  expect(await showBlogs('?topic=politics&page=-3')).toContain('?page=1&per_page=12')
})

test('links to all blogs when a topic has none', async () => {
  await showBlogs('?topic=safety', blogList({ data: [], total: 0 }))
  expect(screen.getByRole('heading', { name: 'No blogs on this topic yet' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All blogs' }).getAttribute('href')).toBe('/blogs')
})

test('shows a message for a page past the end', async () => {
  await showBlogs('?page=9', blogList({ data: [], total: 14, page: 9, totalPages: 2 }))
  expect(screen.getByRole('heading', { name: /no blogs on this page/ })).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test('has a canonical URL for each topic and page, and hides empty pages from search engines', () => {
  const state = { topic: 'fees' as const, page: 2 }
  const { data: _, ...rest } = blogList({ total: 13, totalPages: 2 })
  const loaded = { ...rest, state, featured: [], blogs: [] }
  expect(blogsMeta(loaded, createI18n('en'))).toMatchObject({
    title: 'Blogs: Fees',
    pages: { page: 2, last: 2 },
    canonicalPath: '/blogs?topic=fees&page=2',
    isHidden: true,
  })
})
