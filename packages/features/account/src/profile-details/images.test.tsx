import { http } from '@edbazaar/api-client/testing'
import { sessionAtom } from '@edbazaar/feature-platform'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, mockDetails, region } from './mock-details'

const { server, show, mockSaves, mockLostConnection, saveElsewhere } = mockDetails()

// Test files share a module registry: reset it so that the mock applies only to this file.
vi.hoisted(() => vi.resetModules())
vi.mock('@edbazaar/ui/ImageCropper', () => ({
  ImageCropper: (props: { aspectRatio: number; onProceed: (image: Blob) => void }) => (
    <button
      type="button"
      onClick={() => {
        const jpeg = new Uint8Array([0xff, 0xd8, 0xff])
        props.onProceed(new Blob([jpeg], { type: 'image/jpeg' }))
      }}
    >
      Proceed {props.aspectRatio}
    </button>
  ),
}))

afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' })
beforeEach(() => {
  // A small image, which is not scaled.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }))
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => {}
})
function choose(title: RegExp, file: File) {
  const input = button(title).parentElement?.querySelector('input')
  if (input) fireEvent.change(input, { target: { files: [file] } })
}

test.each([
  [/a photo/, 1, 'profile_image'],
  [/a cover/, 3, 'cover_image'],
] as const)('an image for %s is cropped, uploaded and saved', async (title, ratio, name) => {
  const saved = mockSaves()
  const sent: unknown[] = []
  server.use(
    http.post('/users/file', async ({ request, response }) => {
      sent.push(request.headers.get('content-type')?.split(';')[0])
      return response(200).json({ status: 200, msg: 'Image Added', url: '/media/b.webp' })
    }),
  )
  const { user, store } = await show()
  choose(title, png)
  await user.click(await screen.findByRole('button', { name: `Proceed ${ratio}` }))
  await waitFor(() => expect(saved).toEqual([{ field: name, value: '/media/b.webp' }]))
  expect(sent).toEqual(['multipart/form-data'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.get(sessionAtom)?.user[name]).toBe('/media/b.webp')
})

test('an image can be removed', async () => {
  const saved = mockSaves()
  const { user, store } = await show({ profile_image: '/media/a.webp' })
  await user.click(button('Remove photo'))
  await waitFor(() => expect(saved).toEqual([{ field: 'profile_image', value: null }]))
  expect(await screen.findByRole('button', { name: 'Choose a photo' })).toBeDefined()
  expect(store.get(sessionAtom)?.user.profile_image).toBeNull()
})

type User = Awaited<ReturnType<typeof show>>['user']

const images = () => region('Photo and cover')
const photo = { field: 'profile_image', value: '/media/b.webp' }

async function proceed(user: User) {
  choose(/a photo|Change photo/, png)
  await user.click(await screen.findByRole('button', { name: 'Proceed 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const mockUploads = (url = photo.value) =>
  server.use(
    http.post('/users/file', ({ response }) =>
      response(200).json({ status: 200, msg: 'Image Added', url }),
    ),
  )

describe('a photo that was not saved', () => {
  test('is uploaded again by Retry, without choosing and cropping it again', async () => {
    const saved = mockSaves()
    server.use(
      http.post('/users/file', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
      ),
    )
    const { user } = await show()
    await proceed(user)
    expect(await images().findByText('Busy.')).toBeDefined()
    expect(saved).toEqual([])
    mockUploads()
    await user.click(button(/^Retry: a/))
    await waitFor(() => expect(saved).toEqual([photo]))
    expect(await images().findByText('Saved')).toBeDefined()
    expect(images().queryByText('Busy.')).toBeNull()
  })

  test('is saved again by Retry, without uploading it again', async () => {
    mockLostConnection()
    mockUploads()
    const { user, store } = await show()
    await proceed(user)
    expect(await images().findByText(/^You are offline/)).toBeDefined()
    expect(button('Remove photo')).toBeDefined()
    expect(store.get(sessionAtom)?.user.profile_image).toBeNull()
    const saved = mockSaves()
    server.use(http.post('/users/file', ({ response }) => response.untyped(Response.error())))
    await user.click(button('Retry: Photo'))
    expect(await images().findByText('Saved')).toBeDefined()
    expect(saved).toEqual([photo])
    expect(store.get(sessionAtom)?.user.profile_image).toBe(photo.value)
  })

  test('is discarded by Cancel', async () => {
    mockSaves({ refusal: { field: 'profile_image', msg: 'must be an upload' } })
    mockUploads()
    const { user } = await show()
    await proceed(user)
    expect(await images().findByText('Must be an upload')).toBeDefined()
    await user.click(button('Cancel: Photo'))
    expect(button('Choose a photo')).toBeDefined()
    expect(images().queryByText('Not saved')).toBeNull()
  })
})

test('a photo chosen while another one is saved is sent after it', async () => {
  const gate = Promise.withResolvers<void>()
  const saved = mockSaves({ gate: gate.promise })
  const { user } = await show()
  for (const url of ['/media/a.webp', '/media/b.webp', '/media/c.webp']) {
    mockUploads(url)
    await proceed(user)
    await waitFor(() => expect(document.querySelector(`#images img[src*="${url}"]`)).not.toBeNull())
  }
  expect(saved.map(({ value }) => value)).toEqual(['/media/a.webp'])
  gate.resolve()
  expect(await images().findByText('Saved')).toBeDefined()
  expect(saved.map(({ value }) => value)).toEqual(['/media/a.webp', '/media/c.webp'])
})

test('a photo chosen while another one is uploaded replaces it', async () => {
  const saved = mockSaves()
  const uploaded = Promise.withResolvers<void>()
  server.use(
    http.post('/users/file', async ({ response }) => {
      await uploaded.promise
      return response(200).json({ status: 200, msg: 'Image Added', url: '/media/a.webp' })
    }),
  )
  const { user } = await show()
  await proceed(user)
  await images().findByRole('progressbar')
  mockUploads('/media/b.webp')
  await proceed(user)
  await waitFor(() => expect(saved).toHaveLength(1))
  uploaded.resolve()
  expect(await images().findByText('Saved')).toBeDefined()
  expect(saved).toEqual([{ field: 'profile_image', value: '/media/b.webp' }])
})

test.each([
  ['Keep mine', '/media/b.webp'],
  ['Take theirs', '/media/other.webp'],
])('a photo changed in another tab is shown, and %s decides', async (choice, url) => {
  const saved = mockSaves()
  mockUploads()
  const { user } = await show({ profile_image: '/media/a.webp' })
  saveElsewhere({ profile_image: '/media/other.webp' })
  await proceed(user)
  const box = within(await screen.findByRole('group', { name: 'Current value of Photo:' }))
  expect(box.getByRole('img', { name: 'Photo' }).getAttribute('src')).toBe('/media/other.webp')
  expect(saved).toEqual([])
  await user.click(box.getByRole('button', { name: choice }))
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Current value/ })).toBeNull())
  const sent = choice === 'Keep mine' ? [{ field: 'profile_image', value: url }] : []
  await waitFor(() => expect(saved).toEqual(sent))
  expect(document.querySelector(`#images img[src*="${url}"]`)).not.toBeNull()
})
