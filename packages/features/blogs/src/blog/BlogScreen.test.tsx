import { blog, blogSummary, http } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BlogScreen } from './BlogScreen'
import { blogMeta } from './blog-meta'
import { loadBlog } from './load-blog'

const server = startMockServer()

async function showBlog(data = blog()) {
  server.use(http.get('/blogs/{url}', ({ response }) => response(200).json(data)))
  renderPage(
    [{ path: '/blog-details/:url', loader: loadBlog, Component: BlogScreen }],
    `/blog-details/${data.url}`,
  )
  return screen.findByRole('heading', { level: 1, name: data.title })
}

test('shows the author, the date and the reading time', async () => {
  await showBlog()
  expect(screen.getByText('By').textContent).toBe('By Samuel Kurian')
  expect(screen.getByText('10 November 2026').getAttribute('datetime')).toBe('2026-11-10')
  expect(screen.getByText('4 min read')).toBeDefined()
  expect(screen.getByText('An accountant and father of three.')).toBeDefined()
  expect(screen.queryByText(/^Updated on/)).toBeNull()
})

test('shows the date of an update after the day of publication', async () => {
  await showBlog(blog({ updated_at: '2026-11-14T08:00:00.000Z' }))
  expect(screen.getByText('Updated on 14 November 2026')).toBeDefined()
})

test('links to its headings, to internal pages and to its breadcrumbs', async () => {
  await showBlog()
  const contents = screen.getByRole('navigation', { name: 'In this blog' })
  const hrefs = within(contents)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['#part-1', '#part-2'])
  expect(document.querySelector('#part-2')?.textContent).toBe('Three questions')
  expect(screen.getByRole('link', { name: 'the school’s sheet' }).getAttribute('href')).toBe(
    '/schools',
  )
  const crumbs = screen.getByRole('navigation', { name: 'You are here' })
  expect(within(crumbs).getByRole('link', { name: 'Fees' }).getAttribute('href')).toBe(
    '/blogs?topic=fees',
  )
})

test('links to related blogs', async () => {
  await showBlog(blog({ related: [blogSummary({ url: 'boards', title: 'Boards compared' })] }))
  const relatedList = screen.getByRole('list', { name: 'Related blogs' })
  expect(within(relatedList).getByRole('link').getAttribute('href')).toBe('/blog-details/boards')
})

test('leaves out empty sections', async () => {
  await showBlog(blog({ author_note: null, tags: [], body: '<p>One thing.</p>', related: [] }))
  for (const absent of ['In this blog', 'About the author', 'Tags', 'Related blogs']) {
    expect(screen.queryByRole('heading', { name: absent })).toBeNull()
  }
})

test('renders hostile content as text', async () => {
  const title = '<img src=x onerror=alert(1)>'
  const body = `<p onclick="x">${title}<a href="javascript:alert(1)">go</a></p><script>x</script>`
  await showBlog(blog({ title, body, summary: title, author_name: title }))
  expect(document.querySelector('img[src="x"], [onclick], script, [href^="javascript"]')).toBeNull()
})

test('has metadata with its canonical path and a raster image', () => {
  const image = {
    url: '/media/plates/v1/wide/1a.svg',
    width: 1200,
    height: 800,
    variants: [{ url: '/media/drawn/v1/1a/768x512.webp', width: 768 }],
    caption: null,
    formats: [],
    placeholder: null,
    is_drawn: true,
  }
  const { related: _, ...shown } = blog({ image })
  expect(blogMeta({ blog: shown, related: [] }, createI18n('en'))).toMatchObject({
    title: 'How to read a fee sheet',
    canonicalPath: '/blog-details/how-to-read-a-fee-sheet',
    image: { url: '/media/drawn/v1/1a/768x512.webp', width: 768, height: 512 },
  })
})
