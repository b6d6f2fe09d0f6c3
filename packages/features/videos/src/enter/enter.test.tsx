import type { ContestEntryForm } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterCalls, sampleEntry, sampleForm, sentEntry } from './enter-sample'
import { page } from './index'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

function open(form: ContestEntryForm) {
  server.use(...enterCalls(form))
  const routes = [{ path: '/video/contests/:url/enter', ...page }]
  renderPage(routes, '/video/contests/invent-from-scrap/enter', forUser())
  return userEvent.setup({ delay: null })
}

test('offers the children who may take part, and says why others may not', async () => {
  const person = open(sampleForm())
  const sent: unknown[] = []
  server.use(
    http.post('/contests/{url}/entries', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json(sampleForm([sampleEntry()]))
    }),
  )
  const other = await screen.findByRole<HTMLInputElement>('radio', {
    name: 'Diya Shah is not of the right age',
  })
  expect(other.disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Begin the entry' }))
  expect(await screen.findByRole('heading', { name: 'Entry of Aarav Shah' })).toBeDefined()
  expect(sent).toMatchObject([{ child_id: 4 }])
})

test('saves a draft and sends it with the consent', async () => {
  const person = open(sampleForm([sampleEntry()]))
  const sent: unknown[] = []
  server.use(
    http.put('/users/my-contest-entries/{id}', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleForm([sampleEntry({ revision: 2 })]))
    }),
    http.post('/users/my-contest-entries/{id}/transitions', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleForm([sentEntry()]))
    }),
  )
  await person.type(await screen.findByLabelText('Title of the entry'), 'A torch')
  await person.type(screen.getByLabelText('Link to the video'), 'https://videos.example/torch')
  await person.click(screen.getByLabelText('I am the parent or guardian, and I agree'))
  await person.click(screen.getByRole('button', { name: 'Send the entry' }))
  expect(await screen.findByText('You can change it until the contest closes.')).toBeDefined()
  expect(sent).toMatchObject([
    {
      revision: 1,
      title: 'A torch',
      answers: [{ id: 'q1', text: 'https://videos.example/torch' }],
      shown_name: 'Aarav',
      is_named: false,
    },
    { revision: 2, to: 'submitted', consent: { notice_version: 1, is_declared: true } },
  ])
})

test('shows at the fields what is missing', async () => {
  const person = open(sampleForm([sampleEntry()]))
  server.use(
    http.put('/users/my-contest-entries/{id}', ({ response }) =>
      response(200).json(sampleForm([sampleEntry({ revision: 2 })])),
    ),
    http.post('/users/my-contest-entries/{id}/transitions', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'The entry is not complete yet.',
        errors: [
          { field: 'title', msg: 'Give the entry a title.' },
          { field: 'consent.is_declared', msg: 'Confirm that you are the parent.' },
        ],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Send the entry' }))
  expect(await screen.findByText('Give the entry a title.')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('Confirm that you are the parent.')
})

test('withdraws an entry after a confirmation', async () => {
  const person = open(sampleForm([sentEntry()]))
  const sent: unknown[] = []
  server.use(
    http.post('/users/my-contest-entries/{id}/transitions', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleForm([sentEntry({ state: 'withdrawn' })]))
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Withdraw the entry' }))
  await person.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent).toMatchObject([{ revision: 3, to: 'withdrawn' }]))
  expect(await screen.findByRole('heading', { name: 'Who takes part?' })).toBeDefined()
})

test('shows the result, and nothing to begin, after the announcement', async () => {
  open(sampleForm([sentEntry({ prize: 'First prize' })], { state: 'announced' }))
  expect(await screen.findByText('Won: First prize')).toBeDefined()
  expect(screen.queryByText('Who takes part?')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change the entry' })).toBeNull()
})
