import type { OwnVideo, VideoUpload } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from './index'
import { newVideoKind } from './new-video'
import { askedVideo, emptyTalk, sampleVideo, videoCalls } from './video-sample'

// Test files share a module registry: reset it so that the mock applies only to this file.
vi.hoisted(() => vi.resetModules())
vi.mock('./frames/capture-frames', () => ({
  captureFrames: async () => [{ at: 0, image: new File(['0'], '0.jpg', { type: 'image/jpeg' }) }],
}))

const server = startMockServer()
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:captions')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => {
  vi.resetModules()
})

function open(video: OwnVideo) {
  server.use(...videoCalls(video))
  const routes = [
    { path: '/my-videos/:id', ...page },
    { path: '/my-videos', element: <p>All my videos</p> },
  ]
  renderPage(routes, '/my-videos/7', forUser())
  return userEvent.setup({ delay: null })
}

/** Answers saves with what they sent, as the next revision; returns what was sent. */
function saves(video: OwnVideo) {
  const sent: { revision: number; fields: OwnVideo['latest']['fields'] }[] = []
  server.use(
    http.put('/users/my-videos/{id}', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      return response(200).json({
        ...video,
        revision: body.revision + 1,
        latest: { ...video.latest, fields: body.fields },
      })
    }),
  )
  return sent
}

const titleField = () => screen.findByRole('textbox', { name: 'Title' })

test('saves what is typed by itself, and says when', async () => {
  const person = open(sampleVideo())
  const sent = saves(sampleVideo())
  await person.type(await titleField(), '!')
  expect(await screen.findByText(/^Saved at/)).toBeDefined()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ revision: 4, fields: { title: 'How much homework is enough?!' } })
})

test('the focus goes to a new speaker, and to the button that adds one after a removal', async () => {
  const person = open(sampleVideo())
  saves(sampleVideo())
  const add = await screen.findByRole('button', { name: 'Add a speaker' })
  await person.click(add)
  const names = screen.getAllByLabelText(/^Name of speaker/)
  expect(document.activeElement).toBe(names.at(-1))
  await person.click(screen.getAllByRole('button', { name: /^Remove speaker/ }).at(-1) ?? add)
  await waitFor(() => expect(document.activeElement).toBe(add))
})

test('asks before captions that are not saved are left, and moves the focus with them', async () => {
  const person = open(sampleVideo())
  saves(sampleVideo())
  const add = await screen.findByRole('button', { name: 'Add captions in another language' })
  await person.click(add)
  expect(document.activeElement).toBe(screen.getAllByLabelText('Language').at(-1))
  await person.click(screen.getAllByRole('button', { name: /^Remove captions/ }).at(-1) ?? add)
  await waitFor(() => expect(document.activeElement).toBe(add))
  await person.click(screen.getByRole('link', { name: 'My Videos' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  const save = screen.getByRole('button', { name: 'Check and save captions' })
  await person.click(save)
  await waitFor(() => expect(save.hasAttribute('data-loading')).toBe(false))
  await person.click(screen.getByRole('link', { name: 'My Videos' }))
  expect(await screen.findByText('All my videos')).toBeDefined()
})

test('asks before a change that the server refused is left', async () => {
  const person = open(sampleVideo())
  server.use(
    http.put('/users/my-videos/{id}', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Choose another title.',
        errors: [{ field: 'fields.title', msg: 'Choose another title.' }],
      }),
    ),
  )
  const title = await titleField()
  await person.type(title, '!')
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'))
  await person.click(screen.getByRole('link', { name: 'My Videos' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('All my videos')).toBeDefined()
})

test('leaves at once after everything is saved', async () => {
  const person = open(sampleVideo())
  saves(sampleVideo())
  await person.type(await titleField(), '!')
  expect(await screen.findByText(/^Saved at/)).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'My Videos' }))
  expect(await screen.findByText('All my videos')).toBeDefined()
})

test('saves the changes here over those of another tab when the author says so', async () => {
  const person = open(sampleVideo())
  server.use(
    http.put('/users/my-videos/{id}', ({ response }) =>
      response(409).json({ status: 409, code: 'conflict', msg: 'Changed elsewhere.' }),
    ),
  )
  await person.type(await titleField(), '!')
  await screen.findByText('This video was changed in another tab or on another device')
  const other = sampleVideo({ revision: 9 })
  server.use(...videoCalls(other))
  const sent = saves(other)
  await person.click(screen.getByRole('button', { name: 'Keep my changes' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ revision: 9 }))
  expect(sent[0]?.fields.title).toMatch(/!$/)
})

test('sends a new speaker once it has a name', async () => {
  const person = open(sampleVideo())
  const sent = saves(sampleVideo())
  await titleField()
  await person.click(screen.getByRole('button', { name: 'Add a speaker' }))
  await person.type(screen.getByRole('textbox', { name: 'Role of speaker 2' }), 'Teacher')
  await waitFor(() => expect(sent.at(-1)?.fields.speakers).toHaveLength(1))
  await person.type(screen.getByRole('textbox', { name: 'Name of speaker 2' }), 'R')
  await waitFor(() =>
    expect(sent.at(-1)?.fields.speakers).toEqual([
      { name: 'Meera Das', role: 'Parent' },
      { name: 'R', role: 'Teacher' },
    ]),
  )
})

test('shows the lines of captions that are wrong, and keeps them to correct', async () => {
  const person = open(sampleVideo())
  server.use(
    http.put('/users/my-videos/{id}', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Line 3: This is not a time.',
        errors: [
          { field: 'captions.0.text', msg: 'Line 3: This is not a time.' },
          { field: 'captions.0.text', msg: 'Line 9: This caption has no words.' },
        ],
      }),
    ),
  )
  const field = await screen.findByRole('textbox', { name: /Captions in English/ })
  fireEvent.change(field, { target: { value: 'WEBVTT\n\nx' } })
  await person.click(screen.getByRole('button', { name: 'Check and save captions' }))
  const problems = await screen.findAllByText(/Line 9/)
  expect(problems).not.toEqual([])
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Captions in/ }).value).toBe(
    'WEBVTT\n\nx',
  )
})

test('shows what is wrong at the captions that were sent, not at empty ones before them', async () => {
  const person = open(sampleVideo())
  server.use(
    http.put('/users/my-videos/{id}', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Line 3: This is not a time.',
        errors: [{ field: 'captions.0.text', msg: 'Line 3: This is not a time.' }],
      }),
    ),
  )
  const english = await screen.findByRole('textbox', { name: /Captions in English/ })
  await person.click(screen.getByRole('button', { name: 'Add captions in another language' }))
  fireEvent.change(english, { target: { value: '' } })
  const hindi = screen.getByRole('textbox', { name: /Captions in Hindi/ })
  fireEvent.change(hindi, { target: { value: 'WEBVTT\n\nx' } })
  await person.click(screen.getByRole('button', { name: 'Check and save captions' }))
  await waitFor(() => expect(hindi.getAttribute('aria-invalid')).toBe('true'))
  expect(english.getAttribute('aria-invalid')).toBeNull()
  await person.click(screen.getByRole('button', { name: /Remove.*English/ }))
  expect(hindi.isConnected && hindi.getAttribute('aria-invalid')).toBe('true')
})

test('binds a principal talk to a school that its author manages', async () => {
  const person = open(emptyTalk())
  const sent = saves(emptyTalk())
  await person.selectOptions(await screen.findByLabelText('School'), 'Kaveri Vidyashram, Mysuru')
  await waitFor(() => expect(sent.at(-1)?.fields.school_id).toBe(12))
})

test('says what is missing when the server refuses a submission', async () => {
  const person = open(emptyTalk())
  server.use(
    http.post('/users/my-videos/{id}/transitions', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Upload the video.',
        errors: [
          { field: 'file', msg: 'Upload the video.' },
          { field: 'pupils', msg: 'Say whether pupils can be recognised.' },
        ],
      }),
    ),
  )
  const [submit] = await screen.findAllByRole('button', { name: 'Submit for review' })
  if (!submit) throw new Error('There is no button')
  await person.click(submit)
  expect(await screen.findByText('This video is not ready yet')).toBeDefined()
  expect(screen.getAllByText('Say whether pupils can be recognised.')).toHaveLength(2)
})

test('shows remarks with their time, and resolves them', async () => {
  const person = open(askedVideo())
  const resolved: unknown[] = []
  server.use(
    http.put('/users/my-videos/{id}/remarks/{remarkId}', async ({ request, response }) => {
      resolved.push(await request.json())
      const remarks = askedVideo().remarks.map((each) => ({
        ...each,
        resolved_at: '2026-11-20T10:00:00.000Z',
      }))
      return response(200).json({ ...askedVideo(), remarks })
    }),
  )
  expect(await screen.findByText('Anita Rao asked for changes on 19 November')).toBeDefined()
  expect(screen.getByText('At 0:12')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Mark as resolved' }))
  expect(await screen.findByText('At 0:12, Resolved')).toBeDefined()
  expect(resolved).toEqual([{ is_resolved: true }])
})

test('cannot be edited in review, only withdrawn', async () => {
  open(sampleVideo({ status: 'review' }))
  await screen.findByText('An admin is reviewing this video. Withdraw it to change it.')
  expect((await titleField()).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Replace the video' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Withdraw' })).not.toEqual([])
})

describe('the upload', () => {
  const id = '3c2f7a52-6b59-4c7a-9a7e-2b3b5a1d9c01'
  const upload = (given: Partial<VideoUpload> = {}): VideoUpload => ({
    id,
    name: 'talk.webm',
    bytes: 8,
    received: 0,
    part_bytes: 4,
    expires_at: '2026-11-21T10:00:00.000Z',
    file: null,
    ...given,
  })
  const videoFile = () =>
    new File(['01234567'], 'talk.webm', { type: 'video/webm', lastModified: 1_000 })
  const fileInput = () => {
    const input = document.querySelector<HTMLInputElement>('input[accept^="video/mp4"]')
    if (!input) throw new Error('There is no field for a file')
    return input
  }

  /** A server for uploads; returns the offsets that it got. */
  function uploads(start: VideoUpload) {
    const offsets: number[] = []
    let current = start
    server.use(
      http.post('/users/my-videos/uploads', ({ response }) => response(201).json(current)),
      http.get('/users/my-videos/uploads/{id}', ({ response }) => response(200).json(current)),
      http.post('/users/my-videos/uploads/{id}/parts', ({ query, response }) => {
        const offset = Number(query.get('offset'))
        offsets.push(offset)
        current = { ...current, received: Math.min(8, offset + 4) }
        return response(200).json(current)
      }),
      http.post('/users/my-videos/uploads/{id}/file', ({ response }) =>
        response(200).json({
          ...current,
          file: {
            url: '/media/uploads/x/video.webm',
            type: 'video/webm',
            duration_seconds: 5,
            has_sound: false,
          },
        }),
      ),
      http.delete('/users/my-videos/uploads/{id}', ({ response }) =>
        response(200).json({ status: 200, msg: 'Cancelled' }),
      ),
    )
    return offsets
  }
  // A browser that cannot tell how long a video is.
  const cannotPlay = () =>
    vi.spyOn(HTMLVideoElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLVideoElement,
    ) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')))
    })

  test('sends the parts of a file, and shows the video once it is checked', async () => {
    cannotPlay()
    const person = open(emptyTalk())
    const sent = saves(emptyTalk())
    const offsets = uploads(upload())
    await screen.findByRole('button', { name: 'Choose a video' })
    await person.upload(fileInput(), videoFile())
    await waitFor(() => expect(sent.at(-1)?.fields.file).toBe('/media/uploads/x/video.webm'))
    expect(offsets).toEqual([0, 4])
    await waitFor(() => expect(localStorage.getItem('video-upload')).toBe(null))
  })

  test('continues after a reload when the same file is chosen again', async () => {
    cannotPlay()
    const stored = { id, name: 'talk.webm', size: 8, modified: 1_000 }
    localStorage.setItem('video-upload', JSON.stringify({ user: 7, of: 7, draft: stored }))
    const offsets = uploads(upload({ received: 4 }))
    const person = open(emptyTalk())
    const sent = saves(emptyTalk())
    expect(await screen.findByText('Your upload stopped at 50%')).toBeDefined()
    await person.upload(fileInput(), videoFile())
    await waitFor(() => expect(sent.at(-1)?.fields.file).toBe('/media/uploads/x/video.webm'))
    expect(offsets).toEqual([4])
  })

  /** A server that starts an upload only when the test says so. */
  function slowStart() {
    const keys: string[] = []
    const ids: string[] = []
    const gate = Promise.withResolvers<void>()
    server.use(
      http.post('/users/my-videos/uploads', async ({ request, response }) => {
        keys.push((await request.json()).request_key)
        await gate.promise
        return response(201).json(upload())
      }),
      http.delete('/users/my-videos/uploads/{id}', ({ params, response }) => {
        ids.push(params.id)
        return response(200).json({ status: 200, msg: 'Cancelled' })
      }),
    )
    return { keys, cancelled: ids, start: () => gate.resolve() }
  }

  test('sends nothing when it is cancelled while the server starts it', async () => {
    const person = open(emptyTalk())
    const offsets = uploads(upload())
    const { keys, cancelled, start } = slowStart()
    await screen.findByRole('button', { name: 'Choose a video' })
    await person.upload(fileInput(), videoFile())
    await waitFor(() => expect(keys).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    start()
    await waitFor(() => expect(cancelled).toEqual([id]))
    expect(offsets).toEqual([])
    expect(localStorage.getItem('video-upload')).toBe(null)
    expect(screen.getByRole('button', { name: 'Choose a video' })).toBeDefined()
  })

  test('stays paused while the server starts it, and then continues', async () => {
    cannotPlay()
    const person = open(emptyTalk())
    const sent = saves(emptyTalk())
    const offsets = uploads(upload())
    const { keys, start } = slowStart()
    await screen.findByRole('button', { name: 'Choose a video' })
    await person.upload(fileInput(), videoFile())
    await waitFor(() => expect(keys).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'Pause' }))
    start()
    await waitFor(() => expect(localStorage.getItem('video-upload')).toContain(id))
    const resume = await screen.findByRole('button', { name: 'Continue' })
    expect(offsets).toEqual([])
    await person.click(resume)
    await waitFor(() => expect(sent.at(-1)?.fields.file).toBe('/media/uploads/x/video.webm'))
    expect(offsets).toEqual([0, 4])
    expect(keys).toHaveLength(1)
  })

  test('stops when the author leaves the page while the server starts it', async () => {
    const offsets = uploads(upload())
    const { keys, start } = slowStart()
    server.use(...videoCalls(emptyTalk()))
    const pages = [
      { path: '/my-videos/:id', ...page },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ]
    const { router } = renderPage(pages, '/my-videos/7', forUser())
    await screen.findByRole('button', { name: 'Choose a video' })
    await userEvent.setup({ delay: null }).upload(fileInput(), videoFile())
    await waitFor(() => expect(keys).toHaveLength(1))
    await act(() => router.navigate('/elsewhere'))
    start()
    await waitFor(() => expect(localStorage.getItem('video-upload')).toContain(id))
    await act(() => router.navigate('/my-videos/7'))
    expect(await screen.findByText('Your upload stopped at 0%')).toBeDefined()
    expect(offsets).toEqual([])
  })

  test('can be resumed when the server could not be reached to start it', async () => {
    cannotPlay()
    const person = open(emptyTalk())
    const sent = saves(emptyTalk())
    const offsets = uploads(upload())
    const keys: string[] = []
    server.use(
      http.post('/users/my-videos/uploads', async ({ request, response }) => {
        keys.push((await request.json()).request_key)
        return keys.length === 1 ? response.untyped(Response.error()) : response(201).json(upload())
      }),
    )
    await screen.findByRole('button', { name: 'Choose a video' })
    await person.upload(fileInput(), videoFile())
    await person.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(sent.at(-1)?.fields.file).toBe('/media/uploads/x/video.webm'))
    expect(offsets).toEqual([0, 4])
    expect(new Set(keys).size).toBe(1)
  })

  test('takes away the frames of the video before', async () => {
    cannotPlay()
    const person = open(sampleVideo())
    server.use(
      http.put('/users/my-videos/{id}', async ({ request, response }) => {
        const { fields } = await request.json()
        const sources = [{ url: '/media/other.webm', type: 'video/webm' }]
        const { latest } = sampleVideo()
        return response(200).json(
          sampleVideo({ revision: 5, latest: { ...latest, sources, fields } }),
        )
      }),
    )
    uploads(upload())
    await person.click(await screen.findByRole('button', { name: 'Choose from the video' }))
    const frames = await screen.findByRole('list', { name: 'Frames of the video' })
    await person.upload(fileInput(), videoFile())
    await waitFor(() => expect(frames.isConnected).toBe(false))
    expect(screen.getByRole('button', { name: 'Choose from the video' })).toBeDefined()
  })

  test('says why a file is refused', async () => {
    const person = open(emptyTalk())
    uploads(upload())
    server.use(
      http.post('/users/my-videos/uploads/{id}/parts', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Unsupported video type. Only MP4 and WebM are allowed.',
          errors: [{ field: 'file', msg: 'Unsupported video type.' }],
        }),
      ),
    )
    await screen.findByRole('button', { name: 'Choose a video' })
    await person.upload(fileInput(), videoFile())
    const alert = await screen.findByText('The video was not uploaded')
    expect(alert).toBeDefined()
    expect(screen.getByText('Unsupported video type. Only MP4 and WebM are allowed.')).toBeDefined()
    expect(localStorage.getItem('video-upload')).toBe(null)
  })

  test('is refused above 50 MB before anything is sent', async () => {
    const person = open(emptyTalk())
    await screen.findByRole('button', { name: 'Choose a video' })
    const large = videoFile()
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 })
    await person.upload(fileInput(), large)
    const notice = await screen.findByText('Video size should not be more than 50MB.')
    expect(within(document.body).getAllByRole('alert')).toContain(notice)
  })
})

test('turns comments off at once', async () => {
  const person = open(sampleVideo())
  const sent: unknown[] = []
  server.use(
    http.put('/users/my-videos/{id}/comments', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(sampleVideo({ has_comments: false, revision: 5 }))
    }),
  )
  await person.click(await screen.findByRole('switch', { name: 'Comments' }))
  await waitFor(() => expect(sent).toEqual([{ revision: 4, has_comments: false }]))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Comments' }).checked).toBe(false),
  )
})

test('cannot turn on comments that an admin turned off', async () => {
  open(sampleVideo({ has_comments: false, are_comments_locked: true }))
  const comments = await screen.findByRole<HTMLInputElement>('switch', { name: 'Comments' })
  expect(comments.disabled).toBe(true)
  expect(screen.getByText('An admin has turned comments off.')).toBeDefined()
})

describe('a new video', () => {
  test.each([
    ['discussion', 'discussion'],
    ['principal_talk', 'principal_talk'],
  ])('of kind %s is started with the first thing typed, once', async (query, kind) => {
    const bodies: unknown[] = []
    const blank = sampleVideo({
      id: 12,
      revision: 1,
      kind: newVideoKind(new URLSearchParams({ kind })),
    })
    server.use(
      http.post('/users/my-videos', async ({ request, response }) => {
        bodies.push(await request.json())
        return response(201).json(blank)
      }),
    )
    const sent = saves(blank)
    renderPage([{ path: '/my-videos/:id', ...page }], `/my-videos/new?kind=${query}`, forUser())
    const title = await screen.findByRole('textbox', { name: 'Title' })
    expect(bodies).toEqual([])
    expect(screen.queryByRole('region', { name: 'Actions for this video' })).toBeNull()
    await userEvent.type(title, 'Homework', { delay: null })
    await waitFor(() => expect(sent.at(-1)?.fields.title).toBe('Homework'))
    expect(bodies).toEqual([{ request_key: expect.any(String), kind }])
    await waitFor(() => expect(window.location.pathname).toBe('/my-videos/12'))
    expect(document.activeElement).toBe(title)
    expect(screen.getByRole('region', { name: 'Actions for this video' })).toBeDefined()
  })

  test('keeps its unfinished upload when it becomes a draft', async () => {
    const draft = { id: crypto.randomUUID(), name: 'talk.webm', size: 8, modified: 1_000 }
    localStorage.setItem('video-upload', JSON.stringify({ user: 7, of: 0, draft }))
    const blank = sampleVideo({ id: 12, revision: 1 })
    server.use(
      http.post('/users/my-videos', ({ response }) => response(201).json(blank)),
      http.get('/users/my-videos/uploads/{id}', ({ response }) =>
        response.untyped(Response.error()),
      ),
    )
    saves(blank)
    renderPage([{ path: '/my-videos/:id', ...page }], '/my-videos/new', forUser())
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await userEvent.type(title, 'Homework', { delay: null })
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('video-upload') ?? '')).toEqual({
        user: 7,
        of: 12,
        draft,
      }),
    )
  })
})
