import type { ContestEntryForm } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { sampleImage } from '@edbazaar/feature-catalogue-ui/contest-answers/sample'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterCalls, imageQuestion, sampleEntry, sampleForm, sentEntry } from './enter-sample'
import { page } from './index'

const server = startMockServer()

function open(form: ContestEntryForm) {
  server.use(...enterCalls(form))
  const routes = [
    { path: '/video/contests/:url/enter', ...page },
    { path: '/video/contests/:url', element: <p>The contest</p> },
  ]
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
    name: 'Diya Shah is outside the age range',
  })
  expect(other.disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Start the entry' }))
  expect(await screen.findByRole('heading', { name: 'Aarav Shah’s entry' })).toBeDefined()
  expect(sent).toMatchObject([{ child_id: 4 }])
})

test('shows at the choice why an entry cannot begin', async () => {
  const person = open(sampleForm())
  server.use(
    http.post('/contests/{url}/entries', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'The entry cannot begin.',
        errors: [{ field: 'child_id', msg: 'has no date of birth' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Start the entry' }))
  expect(await screen.findByText('Has no date of birth')).toBeDefined()
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
          { field: 'answers.q1', msg: 'Answer this question.' },
          { field: 'consent.is_declared', msg: 'Confirm that you are the parent.' },
        ],
      }),
    ),
  )
  await person.type(await screen.findByLabelText(/^What did not work/), 'The lamp')
  await person.click(screen.getByRole('button', { name: 'Send the entry' }))
  expect(await screen.findByText('Give the entry a title.')).toBeDefined()
  expect(screen.getByText('Answer this question.')).toBeDefined()
  expect(screen.getByDisplayValue('The lamp')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('Confirm that you are the parent.')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Title of the entry')),
  )
})

test('asks before an entry that is not saved is left', async () => {
  const person = open(sampleForm([sampleEntry()]))
  server.use(
    http.put('/users/my-contest-entries/{id}', ({ response }) =>
      response(200).json(sampleForm([sampleEntry({ revision: 2 })])),
    ),
  )
  await person.type(await screen.findByLabelText('Title of the entry'), 'A torch')
  const leave = screen.getByRole('link', { name: 'See the contest' })
  await person.click(leave)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  const save = screen.getByRole('button', { name: 'Save draft' })
  await person.click(save)
  await waitFor(() => expect(save.hasAttribute('data-loading')).toBe(false))
  await person.click(leave)
  expect(await screen.findByText('The contest')).toBeDefined()
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

describe('a question for images', () => {
  const withImages = (...ids: number[]): ContestEntryForm => ({
    ...sampleForm([sampleEntry({ images: ids.map((id) => sampleImage({ id })) })]),
    questions: [imageQuestion],
  })
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])
  const file = (name = 'machine.png', type = 'image/png') => new File([png], name, { type })
  const path = '/users/my-contest-entries/{id}/images'
  async function input() {
    const name = 'Upload an image: Photos of the machine'
    const button = await screen.findByRole('button', { name })
    const field = button.parentElement?.querySelector('input')
    if (!field) throw new Error('There is no field for a file')
    return field
  }

  // jsdom cannot decode images, so they are sent as they are.
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4, height: 3, close() {} }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('uploads each image, and keeps what was typed', async () => {
    const person = open(withImages())
    const asked: string[] = []
    server.use(
      http.post(path, ({ request, response }) => {
        asked.push(new URL(request.url).search)
        return response(201).json(withImages(...asked.map((_, n) => n + 1)))
      }),
    )
    await person.type(await screen.findByLabelText('Title of the entry'), 'A torch')
    await person.upload(await input(), [file(), file('second.png')])
    expect(await screen.findByRole('img', { name: 'Image 2: Photos of the machine' })).toBeDefined()
    expect(asked).toEqual(['?question_id=q3', '?question_id=q3'])
    expect(screen.getByLabelText<HTMLInputElement>('Title of the entry').value).toBe('A torch')
    expect(screen.queryByRole('button', { name: /^Upload an image/ })).toBeNull()
  })

  test('says why a file is refused, and sends no more than fit', async () => {
    const person = open(withImages(1))
    server.use(
      http.post(path, ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'This image is damaged and can’t be read. Please try another one.',
          errors: [{ field: 'file', msg: 'is damaged' }],
        }),
      ),
    )
    await person.upload(await input(), file())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This image is damaged and can’t be read. Please try another one.',
    )
    fireEvent.change(await input(), { target: { files: [file(), file('second.png')] } })
    expect(await screen.findByText('Choose one image only.')).toBeDefined()
    fireEvent.change(await input(), { target: { files: [file('a.svg', 'image/svg+xml')] } })
    expect(await screen.findByText(/^Unsupported image type/)).toBeDefined()
  })

  test('waits for another request, and says so if a file is chosen meanwhile', async () => {
    const person = open(withImages())
    const saved = Promise.withResolvers<void>()
    server.use(
      http.put('/users/my-contest-entries/{id}', async ({ response }) => {
        await saved.promise
        return response(200).json(withImages())
      }),
    )
    const files = await input()
    const upload = screen.getByRole<HTMLButtonElement>('button', { name: /^Upload an image/ })
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(upload.disabled).toBe(true))
    fireEvent.change(files, { target: { files: [file()] } })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Another change was still being saved. Upload the image again.',
    )
    saved.resolve()
    await waitFor(() => expect(upload.disabled).toBe(false))
  })

  test('deletes an image', async () => {
    const person = open(withImages(1, 2))
    const removed: unknown[] = []
    server.use(
      http.delete(`${path}/{imageId}`, ({ params, response }) => {
        removed.push(params)
        return response(200).json(withImages(2))
      }),
    )
    await person.click(
      await screen.findByRole('button', { name: 'Remove image 1: Photos of the machine' }),
    )
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1))
    expect(removed).toMatchObject([{ imageId: '1' }])
  })
})
