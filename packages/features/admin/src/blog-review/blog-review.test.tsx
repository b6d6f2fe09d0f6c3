import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page } from './index'
import { reviewCalls, sampleReview } from './review-sample'
import { blocksOf } from './text-blocks'

const server = startMockServer()

function open(review = sampleReview()) {
  server.use(...reviewCalls(review))
  const routes = [{ path: '/admin/all-blogs/:id', ...page }]
  renderPage(routes, '/admin/all-blogs/7', forUser({ is_admin: true }))
  return userEvent.setup({ delay: null })
}

/** Answers decisions; returns what was sent. */
function decisions() {
  const sent: unknown[] = []
  server.use(
    http.post('/admin/moderation/cases/{id}/decision', async ({ request }) => {
      sent.push(await request.json())
      return Response.json({})
    }),
  )
  return sent
}

test('marks what is new and what was taken out, and numbers the latest paragraphs', () => {
  const blocks = blocksOf('<p>One</p><p>Three</p>', '<p>One</p><p>Two</p>')
  expect(blocks.map(({ text, change, paragraph }) => [text, change, paragraph])).toEqual([
    ['One', 'same', 1],
    ['Two', 'removed', null],
    ['Three', 'added', 2],
  ])
  expect(blocksOf('<p>One</p>', null)).toMatchObject([{ change: 'same', paragraph: 1 }])
})

test('approves the revision that is shown', async () => {
  const person = open()
  const sent = decisions()
  await person.click(await screen.findByRole('button', { name: 'Approve and publish' }))
  await waitFor(() =>
    expect(sent).toEqual([{ revision: 2, to_revision: 2, is_preview: false, outcome: 'approved' }]),
  )
})

test('needs a reason and a message to ask for changes', async () => {
  const person = open()
  const sent = decisions()
  await person.click(await screen.findByRole('button', { name: 'Ask for changes' }))
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Choose a reason.')).toBeDefined()
  expect(screen.getByText('Write what should change.')).toBeDefined()
  await person.selectOptions(screen.getByLabelText('Reason'), 'ranking_without_source')
  await person.type(screen.getByLabelText('Message to the author'), 'Name a source.')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      { outcome: 'changes', reason_code: 'ranking_without_source', note_public: 'Name a source.' },
    ]),
  )
})

test('comments on a paragraph with its words', async () => {
  const person = open()
  const sent: unknown[] = []
  server.use(
    http.post('/admin/blogs/{id}/comments', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleReview())
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Comment on paragraph 3' }))
  await person.type(screen.getByLabelText('What should the author change?'), 'Which schools?')
  await person.click(screen.getByRole('button', { name: 'Add comment' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        n: 2,
        paragraph: 3,
        quote: 'The best schools in Indiranagar all answered within a day.',
        text: 'Which schools?',
      },
    ]),
  )
})

test('an error of the API is shown at the comment, which stays', async () => {
  const person = open()
  server.use(
    http.post('/admin/blogs/{id}/comments', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Invalid request',
        errors: [{ field: 'text', msg: 'must be plain text' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Comment on the whole blog' }))
  const text = screen.getByLabelText<HTMLTextAreaElement>('What should the author change?')
  expect(document.activeElement).toBe(text)
  await person.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByText('Write what should change.')).toBeDefined()
  await person.type(text, 'Which schools?')
  await person.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByText('Must be plain text')).toBeDefined()
  expect(text.value).toBe('Which schools?')
})

test('an error of the API is shown at the message to the author', async () => {
  const person = open()
  server.use(
    http.post('/admin/moderation/cases/{id}/decision', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Invalid request',
        errors: [{ field: 'note_public', msg: 'must be plain text' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Ask for changes' }))
  await person.selectOptions(screen.getByLabelText('Reason'), 'wording')
  const note = screen.getByLabelText<HTMLTextAreaElement>('Message to the author')
  await person.type(note, 'Name a source.')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Must be plain text')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(note))
  expect(note.value).toBe('Name a source.')
})

test('an admin cannot decide about their own blog', async () => {
  const own = sampleReview()
  open({ ...own, case: own.case && { ...own.case, is_own: true } })
  expect(await screen.findByText('You wrote this blog. Another admin must decide.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull()
})

/** Answers placements; returns what was sent. */
function placements() {
  const sent: unknown[] = []
  server.use(
    http.put('/admin/blogs/{id}/placement', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleReview())
    }),
  )
  return sent
}

test('describes the author in one line', async () => {
  const person = open()
  const sent = placements()
  const save = await screen.findByRole('button', { name: 'Save' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await person.type(screen.getByLabelText('About the author'), 'Teaches in Pune')
  await person.click(save)
  await waitFor(() =>
    expect(sent).toEqual([
      { revision: 6, is_featured: false, published_at: null, author_note: 'Teaches in Pune' },
    ]),
  )
})

test('an error of the API is shown at the line about the author', async () => {
  const person = open()
  server.use(
    http.put('/admin/blogs/{id}/placement', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Invalid request',
        errors: [{ field: 'author_note', msg: 'must be one line' }],
      }),
    ),
  )
  const note = await screen.findByLabelText<HTMLInputElement>('About the author')
  await person.type(note, 'Teaches in Pune')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Must be one line')).toBeDefined()
  expect(note.value).toBe('Teaches in Pune')
})

test('moves a scheduled blog to a later time', async () => {
  const at = '2090-03-01T03:30:00.000Z'
  const person = open({
    ...sampleReview(),
    status: 'published',
    is_public: false,
    published_at: at,
  })
  const sent = placements()
  await person.selectOptions(await screen.findByLabelText('Time, IST'), '630')
  await person.click(screen.getByRole('button', { name: 'Change date' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { revision: 6, is_featured: false, published_at: '2090-03-01T05:00:00.000Z' },
    ]),
  )
})
