import type { OwnBlog } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { askedBlog, blogCalls, sampleBlog } from './blog-sample'
import { page } from './index'
import { newBlog } from './new-blog'

const server = startMockServer()

function open(blog: OwnBlog) {
  server.use(...blogCalls(blog))
  renderPage([{ path: '/my-blogs/:id', ...page }], '/my-blogs/7', forUser())
  return userEvent.setup({ delay: null })
}

/** Answers saves with what they sent, as the next revision; returns what was sent. */
function saves(blog: OwnBlog) {
  const sent: { revision: number; fields: OwnBlog['fields'] }[] = []
  server.use(
    http.put('/users/my-blogs/{id}', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      return response(200).json({ ...blog, revision: body.revision + 1, fields: body.fields })
    }),
  )
  return sent
}

const titleField = () => screen.findByRole('textbox', { name: 'Title' })

test('saves what is typed by itself, and says when', async () => {
  const person = open(sampleBlog())
  const sent = saves(sampleBlog())
  await person.type(await titleField(), '!')
  expect(await screen.findByText(/^Saved at/)).toBeDefined()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ revision: 4, fields: { title: `${sampleBlog().fields.title}!` } })
})

describe('a new blog', () => {
  function openNew() {
    const started: string[] = []
    const { fields } = newBlog()
    const blank = sampleBlog({ id: 12, revision: 1, fields })
    server.use(
      http.post('/users/my-blogs', async ({ request, response }) => {
        started.push((await request.json()).request_key)
        return response(201).json(blank)
      }),
    )
    const sent = saves(blank)
    renderPage([{ path: '/my-blogs/:id', ...page }], '/my-blogs/new', forUser())
    return { started, sent, person: userEvent.setup({ delay: null }) }
  }

  test('is started with the first thing typed, once', async () => {
    const { started, sent, person } = openNew()
    const title = await titleField()
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Blog' })).toBeNull()
    await person.type(title, 'Open days')
    expect(await screen.findByText(/^Saved at/)).toBeDefined()
    expect(started).toHaveLength(1)
    expect(sent.at(-1)?.fields.title).toBe('Open days')
    expect(document.activeElement).toBe(title)
    await waitFor(() => expect(window.location.pathname).toBe('/my-blogs/12'))
    await person.type(title, ' in January')
    await waitFor(() => expect(sent.at(-1)?.fields.title).toBe('Open days in January'))
    expect(started).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Settings' })).not.toHaveLength(0)
    expect(screen.getByRole('region', { name: 'Blog' })).toBeDefined()
  })

  test('leaves nothing behind without typing', async () => {
    const { started } = openNew()
    await titleField()
    cleanup()
    expect(started).toEqual([])
  })
})

test('keeps the text in the browser without a connection, and shows it again', async () => {
  server.use(http.put('/users/my-blogs/{id}', () => Response.error()))
  const person = open(sampleBlog())
  await person.type(await titleField(), '!')
  expect(await screen.findByText('You are offline')).toBeDefined()
  expect(localStorage.getItem('blog-text')).toContain('weekends!')
})

test('restores what an earlier visit could not save', async () => {
  const { fields } = sampleBlog()
  localStorage.setItem(
    'blog-text',
    JSON.stringify({ user: 7, of: 7, draft: { base: 4, fields: { ...fields, title: 'Kept' } } }),
  )
  const sent = saves(sampleBlog())
  open(sampleBlog())
  await waitFor(() => expect(sent[0]?.fields.title).toBe('Kept'))
})

test('asks which text to keep when another tab has saved', async () => {
  const person = open(sampleBlog())
  server.use(
    http.put('/users/my-blogs/{id}', ({ response }) =>
      response(409).json({ status: 409, code: 'conflict', msg: 'Changed elsewhere.' }),
    ),
  )
  await person.type(await titleField(), '!')
  await screen.findByText('This blog was changed in another tab or on another device')
  const other = sampleBlog({ revision: 9 })
  server.use(...blogCalls(other))
  const sent = saves(other)
  await person.click(screen.getByRole('button', { name: 'Keep my text' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ revision: 9 }))
  expect(sent[0]?.fields.title).toMatch(/!$/)
})

test('names what is missing when the server refuses a submission', async () => {
  const person = open(sampleBlog())
  server.use(
    http.post('/users/my-blogs/{id}/transitions', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Add a title.',
        errors: [{ field: 'images', msg: 'Describe every image in its alt text.' }],
      }),
    ),
  )
  const [submit] = await screen.findAllByRole('button', { name: 'Submit for review' })
  if (!submit) throw new Error('There is no button')
  await person.click(submit)
  expect(await screen.findByText('Describe every image in its alt text.')).toBeDefined()
  expect(screen.getByText('This blog is not ready yet')).toBeDefined()
})

test('shows comments with their place, and resolves them', async () => {
  const person = open(askedBlog())
  const resolved: unknown[] = []
  server.use(
    http.put('/users/my-blogs/{id}/comments/{commentId}', async ({ request, response }) => {
      resolved.push(await request.json())
      const [comment] = askedBlog().comments
      const comments = comment ? [{ ...comment, resolved_at: '2026-11-20T10:00:00.000Z' }] : []
      return response(200).json({ ...askedBlog(), comments })
    }),
  )
  expect(await screen.findByText('Anita Rao asked for changes on 19 November')).toBeDefined()
  expect(
    screen.getByText('The best schools in Indiranagar', { selector: 'blockquote' }),
  ).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Mark as resolved' }))
  expect(await screen.findByText('Paragraph 4, Resolved')).toBeDefined()
  expect(resolved).toEqual([{ is_resolved: true }])
})

test('cannot be edited in review, only withdrawn', async () => {
  open(sampleBlog({ status: 'review' }))
  await screen.findByText('An admin is reviewing this blog. Withdraw it to change it.')
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  const tags = within(screen.getByRole('list', { name: 'Tags' }))
  expect(tags.getAllByRole('listitem')).not.toEqual([])
  expect(tags.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Withdraw' })).not.toEqual([])
})

test('adds tags with Enter, at most five and none twice', async () => {
  const person = open(sampleBlog({ fields: { ...sampleBlog().fields, tags: ['a', 'b', 'c'] } }))
  saves(sampleBlog())
  const field = await screen.findByRole('textbox', { name: /Add tag/ })
  await person.type(field, 'A{Enter}d,#e{Enter}')
  const tags = screen.getAllByRole('listitem').map((each) => each.textContent)
  expect(tags).toEqual(
    expect.arrayContaining(['d', 'e'].map((tag) => expect.stringContaining(tag))),
  )
  expect(screen.queryByRole('textbox', { name: /Add tag/ })).toBeNull()
})
