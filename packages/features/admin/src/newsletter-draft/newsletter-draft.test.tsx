import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { draftCalls, sampleDraft } from './draft-sample'
import { page } from './index'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

function open(path: string) {
  server.use(...draftCalls())
  const routes = [
    { path: '/admin/newsletters/:id', ...page },
    { path: '/admin/newsletters', element: <p>All drafts</p> },
  ]
  const { store } = renderPage(routes, path, forUser({ is_admin: true }))
  return { store, person: userEvent.setup({ delay: null }) }
}

test('a new draft needs a title, is created once, and opens', async () => {
  const { store, person } = open('/admin/newsletters/new')
  const sent: unknown[] = []
  server.use(
    http.post('/admin/newsletter-drafts', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json(sampleDraft)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Save draft' }))
  expect(screen.getByText('Enter a title.')).toBeDefined()
  const title = screen.getByRole('textbox', { name: 'Title' })
  expect(document.activeElement).toBe(title)
  await person.type(title, 'School visits')
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  // In the editor, which loads later, and in the preview.
  expect(await screen.findAllByText('Ask to walk, not to sit.')).not.toEqual([])
  expect(store.get(toastAtom)?.message).toBe('Draft saved')
  expect(sent).toMatchObject([{ title: 'School visits', summary: '', body: '' }])
})

test('a change keeps what was typed when another admin was faster', async () => {
  const { store, person } = open('/admin/newsletters/81')
  server.use(
    http.put('/admin/newsletter-drafts/{id}', ({ response }) =>
      response(409).json({
        status: 409,
        code: 'conflict',
        msg: 'Anita Rao has changed this draft.',
      }),
    ),
  )
  const summary = await screen.findByRole('textbox', { name: 'Summary' })
  await person.clear(summary)
  await person.type(summary, 'Nine questions')
  expect(screen.getByText(/Save the draft to see your latest changes/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toContain('Anita Rao has changed'))
  expect(screen.getByRole('textbox', { name: 'Summary' })).toMatchObject({
    value: 'Nine questions',
  })
})

test('asks before changes are lost', async () => {
  const { person } = open('/admin/newsletters/81')
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), '?')
  await person.click(screen.getByRole('link', { name: 'Newsletter drafts' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(screen.queryByText('All drafts')).toBeNull()
  await person.click(screen.getByRole('link', { name: 'Newsletter drafts' }))
  const again = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(again.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('All drafts')).toBeDefined()
})
