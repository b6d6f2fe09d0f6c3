import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from './index'
import { reviewCalls, sampleReview } from './review-sample'

const server = startMockServer()
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:captions')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

function open(review = sampleReview()) {
  server.use(...reviewCalls(review))
  const routes = [{ path: '/admin/all-videos/:id', ...page }]
  renderPage(routes, '/admin/all-videos/7', forUser({ is_admin: true }))
  return userEvent.setup({ delay: null })
}

test('shows what changed, what the checks found, and whether pupils can be recognised', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'What changed' })).toBeDefined()
  expect(screen.getByText('Revision 1, which readers see, and 2')).toBeDefined()
  expect(screen.getByText(/Pupils can be recognised/)).toBeDefined()
  expect(screen.getByLabelText('How much homework is enough?').tagName).toBe('VIDEO')
})

test('adds a remark at the position of the video', async () => {
  const person = open()
  const sent: unknown[] = []
  const errors = [{ field: 'text', msg: 'must be plain text' }]
  server.use(
    http.post('/admin/videos/{id}/remarks', async ({ request, response }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? response(400).json({ status: 400, code: 'invalid_request', msg: 'No.', errors })
        : response(200).json(sampleReview())
    }),
  )
  const player = await screen.findByLabelText<HTMLVideoElement>('How much homework is enough?')
  player.currentTime = 12.4
  fireEvent.timeUpdate(player)
  await person.click(await screen.findByRole('button', { name: 'Add a remark at 0:12' }))
  await person.type(screen.getByLabelText('What should the author change?'), 'Blur the name.')
  await person.click(screen.getByRole('button', { name: 'Add remark' }))
  expect(await screen.findByText('Must be plain text')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Add remark' }))
  await waitFor(() => expect(screen.queryByLabelText('What should the author change?')).toBeNull())
  const remark = { n: 2, at_seconds: 12, text: 'Blur the name.' }
  expect(sent).toEqual([remark, remark])
})

test('approves the revision that is shown', async () => {
  const person = open()
  const sent: unknown[] = []
  server.use(
    http.post('/admin/moderation/cases/{id}/decision', async ({ request }) => {
      sent.push(await request.json())
      return Response.json({})
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Approve and publish' }))
  await waitFor(() =>
    expect(sent).toEqual([{ revision: 2, to_revision: 2, is_preview: false, outcome: 'approved' }]),
  )
})

test('features a video and turns its comments off', async () => {
  const person = open(sampleReview({ status: 'published', case: null }))
  const sent: unknown[] = []
  server.use(
    http.put('/admin/videos/{id}/placement', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      return response(200).json(sampleReview({ ...body, published_at: null, case: null }))
    }),
  )
  await person.click(await screen.findByRole('switch', { name: 'Featured' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { revision: 6, is_featured: true, has_comments: true, published_at: null },
    ]),
  )
  await person.click(screen.getByRole('switch', { name: 'Comments' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ has_comments: false }))
})

test('publishes a scheduled video at another time of the day', async () => {
  const at = '2099-03-02T03:30:00.000Z'
  const person = open(
    sampleReview({ status: 'published', is_public: false, published_at: at, case: null }),
  )
  const sent: unknown[] = []
  server.use(
    http.put('/admin/videos/{id}/placement', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleReview({ published_at: at, case: null }))
    }),
  )
  expect(await screen.findByText(/^Public from 2 Mar(ch)?, 9 am\.$/)).toBeDefined()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Time, IST' }), '6:30 pm')
  await person.click(screen.getByRole('button', { name: 'Change date' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ published_at: '2099-03-02T13:00:00.000Z', has_comments: true }]),
  )
})

test('counts the remarks that are sent with the decision', async () => {
  const person = open()
  await person.click(await screen.findByRole('button', { name: 'Ask for changes' }))
  expect(screen.getByRole('button', { name: /^Send with \d+ remarks?$|^Send$/ })).toBeDefined()
})

test('an admin cannot decide about their own video', async () => {
  const own = sampleReview()
  open({ ...own, case: own.case && { ...own.case, is_own: true } })
  expect(await screen.findByText('This is your video. Another admin must decide.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull()
})
