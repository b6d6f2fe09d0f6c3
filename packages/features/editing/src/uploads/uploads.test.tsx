import { ApiError, type Media } from '@edbazaar/api-client'
import { http, imageMedia } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { accountPanelAtom } from '@edbazaar/feature-session'
import { forUser, signIn } from '@edbazaar/feature-session/testing'
import { RootScreen, showToastAtom } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SendFile, useMediaUploads, useUpload } from '..'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const made = new Set<string>()
beforeEach(() => {
  made.clear()
  URL.createObjectURL = () => {
    const address = `blob:${made.size}`
    made.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => void made.delete(address)
})

const video = (name: string, first = 0) =>
  new File([new Uint8Array([first, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70])], name, {
    type: 'video/mp4',
  })
const gif = (name: string) =>
  new File([new Uint8Array([0x47, 0x49, 0x46, 0x38])], name, { type: 'image/gif' })

const unreachable = new ApiError({ status: 0, code: 'unreachable', msg: 'Away.' })

/** Uploads that arrive, fail and progress when the test says so. */
function byHand() {
  const sent = new Map<
    string,
    {
      signal: AbortSignal
      progress: (share: number) => void
      end: (media: Media) => void
      fail: (cause: unknown) => void
    }
  >()
  const upload: SendFile = (file, { signal, onProgress }) =>
    new Promise((end, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason))
      sent.set(file.name, { signal, progress: onProgress, end, fail })
    })
  const of = (name: string) => {
    const found = sent.get(name)
    if (!found) throw new Error(`${name} is not on its way`)
    return found
  }
  return { upload, sent, of }
}

let uploads: ReturnType<typeof useMediaUploads>
const onUploaded = vi.fn()

function show(use: () => SendFile) {
  onUploaded.mockReset()
  function Page() {
    uploads = useMediaUploads({ upload: use(), onUploaded })
    return <p>Ready</p>
  }
  const frame = { element: <RootScreen />, children: [{ path: '/', element: <Page /> }] }
  return renderPage([frame, { path: '/away', element: null }], '/', forUser())
}
const phases = () => uploads.uploads.map(({ name, phase }) => `${name} ${phase}`)

describe('files on their way', () => {
  test('are two at a time, each with its progress', async () => {
    const { upload, of } = byHand()
    show(() => upload)
    act(() => uploads.add([video('a.mp4'), video('b.mp4'), video('c.mp4')]))
    await waitFor(() =>
      expect(phases()).toEqual(['a.mp4 sending', 'b.mp4 sending', 'c.mp4 waiting']),
    )
    expect(uploads.isUploading).toBe(true)
    act(() => of('b.mp4').progress(0.5))
    expect(uploads.uploads.map(({ progress }) => progress)).toEqual([0, 0.5, 0])
    const media = imageMedia()
    await act(async () => of('b.mp4').end(media))
    await waitFor(() => expect(phases()).toEqual(['a.mp4 sending', 'c.mp4 sending']))
    expect(onUploaded).toHaveBeenCalledWith(media, 1)
    expect(await screen.findByText('Image Added')).toBeDefined()
    for (const name of ['a.mp4', 'c.mp4']) await act(async () => of(name).end(media))
    await waitFor(() => expect(uploads.isUploading).toBe(false))
  })

  test('can be cancelled, and the next one goes', async () => {
    const { upload, of, sent } = byHand()
    show(() => upload)
    act(() => uploads.add([gif('a.gif'), gif('b.gif'), gif('c.gif')]))
    await waitFor(() => expect(sent.size).toBe(2))
    expect(made.size).toBe(3)
    const [first] = uploads.uploads
    act(() => uploads.cancel(first?.id ?? 0))
    expect(of('a.gif').signal.aborted).toBe(true)
    await waitFor(() => expect(phases()).toEqual(['b.gif sending', 'c.gif sending']))
    expect(made.size).toBe(2)
  })

  test('that failed say why, and go again when asked or when the connection is back', async () => {
    const { upload, of, sent } = byHand()
    show(() => upload)
    act(() => uploads.add([video('a.mp4')]))
    await waitFor(() => expect(sent.size).toBe(1))
    await act(async () => of('a.mp4').fail(unreachable))
    const [failed] = uploads.uploads
    expect(failed).toMatchObject({ phase: 'failed', canRetry: true })
    expect(failed?.problem).toContain('You are not connected.')
    sent.clear()
    act(() => uploads.retry(failed?.id ?? 0))
    await waitFor(() => expect(sent.size).toBe(1))
    await act(async () => of('a.mp4').fail(unreachable))
    sent.clear()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sent.size).toBe(1))
    await act(async () => of('a.mp4').end(imageMedia()))
    await waitFor(() => expect(uploads.uploads).toEqual([]))
  })

  test('that found no server go again by themselves, and say so once', async () => {
    const { upload, of, sent } = byHand()
    const { store } = show(() => upload)
    const set = vi.spyOn(store, 'set')
    act(() => uploads.add([video('a.mp4')]))
    await waitFor(() => expect(sent.size).toBe(1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const wait of [5_000, 10_000]) {
        await act(async () => of('a.mp4').fail(unreachable))
        sent.clear()
        await act(() => vi.advanceTimersByTimeAsync(wait - 1))
        expect(phases()).toEqual(['a.mp4 failed'])
        await act(() => vi.advanceTimersByTimeAsync(1))
        expect(phases()).toEqual(['a.mp4 sending'])
      }
    } finally {
      vi.useRealTimers()
    }
    expect(set.mock.calls.filter(([target]) => target === showToastAtom)).toHaveLength(1)
    await act(async () => of('a.mp4').end(imageMedia()))
    await waitFor(() => expect(uploads.uploads).toEqual([]))
  })

  test('that are none of those that may be sent are not sent, and say why', async () => {
    const { upload, sent } = byHand()
    show(() => upload)
    act(() =>
      uploads.add([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), video('b.mp4')]),
    )
    await waitFor(() => expect(phases()).toEqual(['a.pdf failed', 'b.mp4 sending']))
    const [wrong] = uploads.uploads
    expect(wrong).toMatchObject({
      problem: 'File Should Not Be More Than 50 MB.',
      canRetry: false,
      preview: null,
    })
    expect(await screen.findByText('File Should Not Be More Than 50 MB.')).toBeDefined()
    expect([...sent.keys()]).toEqual(['b.mp4'])
    act(() => uploads.cancel(wrong?.id ?? 0))
    expect(phases()).toEqual(['b.mp4 sending'])
  })

  test('stop when the page is left', async () => {
    const { upload, of, sent } = byHand()
    const { router } = show(() => upload)
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(sent.size).toBe(1))
    await act(() => router.navigate('/away'))
    expect(of('a.gif').signal.aborted).toBe(true)
    expect(made.size).toBe(0)
  })
})

describe('an upload to the API', () => {
  const answer = (media: Media) => ({ status: 200, msg: 'Image Added', url: media.url, media })

  test('is a form with the file, signed by who sends it', async () => {
    const tokens: (string | null)[] = []
    server.use(
      http.post('/schools/file', ({ request, response }) => {
        tokens.push(request.headers.get('authorization'))
        return response(200).json(answer(imageMedia({ name: 'a.gif' })))
      }),
    )
    const send = vi.spyOn(XMLHttpRequest.prototype, 'send')
    show(() => useUpload('/schools/file'))
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
    expect(onUploaded.mock.lastCall?.[0]).toMatchObject({ name: 'a.gif' })
    expect(tokens).toEqual(['Bearer token-of-a-test-session'])
    const form = send.mock.lastCall?.[0]
    const file = form instanceof FormData ? form.get('file') : null
    expect(file).toMatchObject({ name: 'a.gif', size: 4, type: 'image/gif' })
  })

  test('that is refused says it in the API’s words, and is not sent again by itself', async () => {
    let asked = 0
    server.use(
      http.post('/stores/file', ({ response }) => {
        asked += 1
        const msg = 'Only images are allowed.'
        return response(400).json({ status: 400, code: 'invalid_request', msg })
      }),
    )
    show(() => useUpload('/stores/file'))
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() =>
      expect(uploads.uploads[0]).toMatchObject({
        problem: 'Only images are allowed.',
        canRetry: false,
      }),
    )
    act(() => void window.dispatchEvent(new Event('online')))
    expect(asked).toBe(1)
  })

  test('without a session asks to sign in, and goes on after it', async () => {
    server.use(
      http.post('/schools/file', ({ response }) =>
        response(401).json({ status: 401, code: 'not_signed_in', msg: 'Please sign in.' }),
      ),
    )
    const { store } = show(() => useUpload('/schools/file'))
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(store.get(accountPanelAtom)).toBe('sign-in'))
    await waitFor(() => expect(phases()).toEqual(['a.gif failed']))
    server.use(
      http.post('/schools/file', ({ response }) => response(200).json(answer(imageMedia()))),
    )
    act(() => signIn(store))
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
  })

  test('that finds no server can be sent again', async () => {
    server.use(http.post('/schools/file', () => Response.error()))
    show(() => useUpload('/schools/file'))
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(uploads.uploads[0]).toMatchObject({ canRetry: true }))
    expect(uploads.uploads[0]?.problem).toContain('You are not connected.')
  })
})
