import { ApiError, type Media } from '@edbazaar/api-client'
import { http, imageMedia } from '@edbazaar/api-client/testing'
import { accountPanelAtom, showToastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, signIn } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type SendFile, useMediaUploads, useUpload } from '..'

const server = startMockServer()

const objectUrls = new Set<string>()
beforeEach(() => {
  objectUrls.clear()
  URL.createObjectURL = () => {
    const url = `blob:${objectUrls.size}`
    objectUrls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => void objectUrls.delete(url)
})

const video = (name: string, first = 0) =>
  new File([new Uint8Array([first, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70])], name, {
    type: 'video/mp4',
  })
const gif = (name: string) =>
  new File([new Uint8Array([0x47, 0x49, 0x46, 0x38])], name, { type: 'image/gif' })

const unknownMedia = 'File Should Not Be More Than 50 MB.'
const unreachable = new ApiError({ status: 0, code: 'unreachable', msg: 'Away.' })

/** Uploads whose progress, success and failure the test controls. */
function controlledUploads() {
  const started = new Map<
    string,
    {
      signal: AbortSignal
      progress: (share: number) => void
      succeed: (media: Media) => void
      fail: (cause: unknown) => void
    }
  >()
  const upload: SendFile = (file, { signal, onProgress }) =>
    new Promise((succeed, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason))
      started.set(file.name, { signal, progress: onProgress, succeed, fail })
    })
  const of = (name: string) => {
    const found = started.get(name)
    if (!found) throw new Error(`${name} is not being uploaded`)
    return found
  }
  return { upload, started, of }
}

let uploads: ReturnType<typeof useMediaUploads>
const onUploaded = vi.fn()

function show(useSend: () => SendFile) {
  onUploaded.mockReset()
  function Page() {
    uploads = useMediaUploads({ upload: useSend(), onUploaded })
    return <p>Ready</p>
  }
  const frame = { element: <RootScreen />, children: [{ path: '/', element: <Page /> }] }
  return renderPage([frame, { path: '/away', element: null }], '/', forUser())
}
const phases = () => uploads.uploads.map(({ name, phase }) => `${name} ${phase}`)

describe('the upload queue', () => {
  test('uploads two files at a time and reports their progress', async () => {
    const { upload, of } = controlledUploads()
    show(() => upload)
    act(() => uploads.add([video('a.mp4'), video('b.mp4'), video('c.mp4')]))
    await waitFor(() =>
      expect(phases()).toEqual(['a.mp4 sending', 'b.mp4 sending', 'c.mp4 waiting']),
    )
    expect(uploads.isUploading).toBe(true)
    act(() => of('b.mp4').progress(0.5))
    expect(uploads.uploads.map(({ progress }) => progress)).toEqual([0, 0.5, 0])
    const media = imageMedia()
    await act(async () => of('b.mp4').succeed(media))
    await waitFor(() => expect(phases()).toEqual(['a.mp4 sending', 'c.mp4 sending']))
    expect(onUploaded).toHaveBeenCalledWith(media, 1)
    expect(await screen.findByText('Image Added')).toBeDefined()
    for (const name of ['a.mp4', 'c.mp4']) await act(async () => of(name).succeed(media))
    await waitFor(() => expect(uploads.isUploading).toBe(false))
  })

  test('starts the next upload when one is cancelled', async () => {
    const { upload, of, started } = controlledUploads()
    show(() => upload)
    act(() => uploads.add([gif('a.gif'), gif('b.gif'), gif('c.gif')]))
    await waitFor(() => expect(started.size).toBe(2))
    expect(objectUrls.size).toBe(3)
    const [first] = uploads.uploads
    act(() => uploads.cancel(first?.id ?? 0))
    expect(of('a.gif').signal.aborted).toBe(true)
    await waitFor(() => expect(phases()).toEqual(['b.gif sending', 'c.gif sending']))
    expect(objectUrls.size).toBe(2)
  })

  test('shows why an upload failed, and retries on request and when the connection returns', async () => {
    const { upload, of, started } = controlledUploads()
    show(() => upload)
    act(() => uploads.add([video('a.mp4')]))
    await waitFor(() => expect(started.size).toBe(1))
    await act(async () => of('a.mp4').fail(unreachable))
    const [failed] = uploads.uploads
    expect(failed).toMatchObject({ phase: 'failed', canRetry: true })
    expect(failed?.problem).toContain('You are offline.')
    started.clear()
    act(() => uploads.retry(failed?.id ?? 0))
    await waitFor(() => expect(started.size).toBe(1))
    await act(async () => of('a.mp4').fail(unreachable))
    started.clear()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(started.size).toBe(1))
    await act(async () => of('a.mp4').succeed(imageMedia()))
    await waitFor(() => expect(uploads.uploads).toEqual([]))
  })

  test('retries automatically when the server is unreachable, with a single toast', async () => {
    const { upload, of, started } = controlledUploads()
    const { store } = show(() => upload)
    const set = vi.spyOn(store, 'set')
    act(() => uploads.add([video('a.mp4')]))
    await waitFor(() => expect(started.size).toBe(1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const wait of [5_000, 10_000]) {
        await act(async () => of('a.mp4').fail(unreachable))
        started.clear()
        await act(() => vi.advanceTimersByTimeAsync(wait - 1))
        expect(phases()).toEqual(['a.mp4 failed'])
        await act(() => vi.advanceTimersByTimeAsync(1))
        expect(phases()).toEqual(['a.mp4 sending'])
      }
    } finally {
      vi.useRealTimers()
    }
    expect(set.mock.calls.filter(([target]) => target === showToastAtom)).toHaveLength(1)
    await act(async () => of('a.mp4').succeed(imageMedia()))
    await waitFor(() => expect(uploads.uploads).toEqual([]))
  })

  test('rejects unsupported files with an error', async () => {
    const { upload, started } = controlledUploads()
    show(() => upload)
    act(() =>
      uploads.add([new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), video('b.mp4')]),
    )
    await waitFor(() => expect(phases()).toEqual(['a.pdf failed', 'b.mp4 sending']))
    const [rejected] = uploads.uploads
    expect(rejected).toMatchObject({
      problem: unknownMedia,
      canRetry: false,
      preview: null,
    })
    expect(await screen.findByText(unknownMedia)).toBeDefined()
    expect([...started.keys()]).toEqual(['b.mp4'])
    act(() => uploads.cancel(rejected?.id ?? 0))
    expect(phases()).toEqual(['b.mp4 sending'])
  })

  test('aborts uploads when the user leaves the page', async () => {
    const { upload, of, started } = controlledUploads()
    const { router } = show(() => upload)
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(started.size).toBe(1))
    await act(() => router.navigate('/away'))
    expect(of('a.gif').signal.aborted).toBe(true)
    expect(objectUrls.size).toBe(0)
  })
})

describe('an upload to the API', () => {
  const uploadResponse = (media: Media) => ({
    status: 200,
    msg: 'Image Added',
    url: media.url,
    media,
  })

  test('sends a form with the file and the session token', async () => {
    const tokens: (string | null)[] = []
    server.use(
      http.post('/schools/file', ({ request, response }) => {
        tokens.push(request.headers.get('authorization'))
        return response(200).json(uploadResponse(imageMedia({ name: 'a.gif' })))
      }),
    )
    const sendSpy = vi.spyOn(XMLHttpRequest.prototype, 'send')
    show(() => useUpload('/schools/file'))
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
    expect(onUploaded.mock.lastCall?.[0]).toMatchObject({ name: 'a.gif' })
    expect(tokens).toEqual(['Bearer token-of-a-test-session'])
    const form = sendSpy.mock.lastCall?.[0]
    const file = form instanceof FormData ? form.get('file') : null
    expect(file).toMatchObject({ name: 'a.gif', size: 4, type: 'image/gif' })
  })

  test('names the image of a profile after the file, as the API returns only its URL', async () => {
    server.use(
      http.post('/users/file', ({ response }) =>
        response(200).json({ status: 200, msg: 'Image Added', url: '/media/a.webp' }),
      ),
    )
    show(() => useUpload('/users/file'))
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
    const image = { url: '/media/a.webp', kind: 'image', name: 'a.gif', bytes: 4, image: null }
    expect(onUploaded.mock.lastCall?.[0]).toEqual(image)
  })

  test('shows the API’s message when a file is rejected and does not retry', async () => {
    let requestCount = 0
    server.use(
      http.post('/stores/file', ({ response }) => {
        requestCount += 1
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
    expect(requestCount).toBe(1)
  })

  test('asks to sign in without a session and retries afterwards', async () => {
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
      http.post('/schools/file', ({ response }) =>
        response(200).json(uploadResponse(imageMedia())),
      ),
    )
    act(() => signIn(store))
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
  })

  test('can be retried when the server is unreachable', async () => {
    server.use(http.post('/schools/file', () => Response.error()))
    show(() => useUpload('/schools/file'))
    act(() => uploads.add([gif('a.gif')]))
    await waitFor(() => expect(uploads.uploads[0]).toMatchObject({ canRetry: true }))
    expect(uploads.uploads[0]?.problem).toContain('You are offline.')
  })
})
