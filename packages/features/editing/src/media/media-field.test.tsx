import type { Media } from '@edbazaar/api-client'
import { http, imageMedia, videoMedia } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { forUser } from '@edbazaar/feature-session/testing'
import { RootScreen } from '@edbazaar/feature-shell'
import { renderPage } from '@edbazaar/feature-shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MediaPanel, type MediaPanelProps } from '..'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

let sent = 0
let isOpen = true
beforeEach(() => {
  sent = 0
  isOpen = true
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => {}
  server.use(
    http.post('/schools/file', ({ response }) => {
      sent += 1
      const media = imageMedia({ url: `/media/${sent}.webp`, name: `sent-${sent}.jpg` })
      return response(200).json({ status: 200, msg: 'Image Added', url: media.url, media })
    }),
  )
})

const gif = (name: string) =>
  new File([new Uint8Array([0x47, 0x49, 0x46, 0x38])], name, { type: 'image/gif' })

const cover = imageMedia({ url: '/cover.webp', name: 'Cover.jpg' })
const video = videoMedia({ url: '/video.mp4', name: 'Annual day.mp4' })

async function show(props: Partial<MediaPanelProps> = {}, loaded: Media[] = [cover, video]) {
  function Page() {
    const [items, setItems] = useState(loaded)
    return (
      <MediaPanel
        title="Add School Media"
        label="Photos and videos"
        path="/schools/file"
        aspectRatio={6 / 4}
        items={items}
        onChange={setItems}
        onClose={() => {
          isOpen = false
        }}
        actions={({ isUploading }) => (
          <button type="button" disabled={isUploading}>
            Next
          </button>
        )}
        {...props}
      />
    )
  }
  const frame = { element: <RootScreen />, children: [{ path: '/', element: <Page /> }] }
  renderPage([frame], '/', forUser())
  await screen.findByRole('dialog', { name: 'Add School Media' })
  return userEvent.setup()
}

const list = () => screen.getByRole('group', { name: 'Photos and videos' })
const names = () =>
  within(list())
    .queryAllByRole('button', { name: /^Open/ })
    .map((button) => button.getAttribute('aria-label')?.slice('Open '.length))
function choose(...files: File[]) {
  const input = list().querySelector<HTMLInputElement>('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files } })
}

test('files swap places with their neighbours, and are deleted after a question', async () => {
  const user = await show()
  expect(names()).toEqual(['Cover.jpg', 'Annual day.mp4'])
  await user.click(screen.getByRole('button', { name: 'Move Annual day.mp4 up' }))
  expect(names()).toEqual(['Annual day.mp4', 'Cover.jpg'])
  await user.click(screen.getByRole('button', { name: 'Delete Cover.jpg' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Are you sure to delete the image?')).toBeDefined()
  await user.click(within(question).getByRole('button', { name: 'No' }))
  expect(names()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Delete Cover.jpg' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(names()).toEqual(['Annual day.mp4'])
})

test('an image is cut before it is sent; Cancel sends nothing', async () => {
  const user = await show()
  choose(gif('gate.gif'))
  const cropper = await screen.findByRole('dialog', { name: 'Choose the part to keep' })
  expect(within(cropper).queryByRole('button', { name: /^Use all/ })).toBeNull()
  await user.click(await within(cropper).findByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Choose the part to keep' })).toBeNull(),
  )
  expect(sent).toBe(0)
  expect(names()).toHaveLength(2)
})

test('several are cut in turn, or used as they are, and stand in front', async () => {
  const user = await show()
  choose(gif('gate.gif'), gif('hall.gif'), gif('court.gif'))
  await screen.findByRole('dialog', { name: 'Image 1 of 3: choose the part to keep' })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('dialog', { name: 'Image 2 of 3: choose the part to keep' })
  await user.click(await screen.findByRole('button', { name: 'Use all 2 as they are' }))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(sent).toBe(2)
  expect(names().slice(2)).toEqual(['Cover.jpg', 'Annual day.mp4'])
  expect(await screen.findByText('Image Added')).toBeDefined()
})

test('what can’t be sent says so, and is not cut', async () => {
  const user = await show()
  choose(new File(['%PDF'], 'note.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(list().textContent).toContain('File Should Not Be More Than 50 MB.'))
  await user.click(screen.getByRole('button', { name: 'Remove: note.pdf' }))
  expect(list().textContent).not.toContain('note.pdf')
  expect(sent).toBe(0)
})

test('where there is room for one, a new file takes its place', async () => {
  await show({ most: 1 }, [cover])
  expect(list().querySelector('input')?.multiple).toBe(false)
  const mp4 = [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70]
  const [one, other] = ['a.mp4', 'b.mp4'].map(
    (name) => new File([new Uint8Array(mp4)], name, { type: 'video/mp4' }),
  )
  // A video is not cut; of two that are dropped one fits.
  if (one && other) choose(one, other)
  await waitFor(() => expect(names()).toEqual(['sent-1.jpg']))
  expect(sent).toBe(1)
})

test('where there is room for one, what could not be sent goes too', async () => {
  await show({ most: 1, rules: 'images' }, [])
  choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  await waitFor(() => expect(list().textContent).toContain('logo.svg'))
  choose(gif('logo.gif'))
  await waitFor(() => expect(list().textContent).not.toContain('logo.svg'))
})

test('at the most nothing more is offered', async () => {
  await show({ most: 2 })
  expect(screen.queryByRole('button', { name: 'Upload File' })).toBeNull()
  expect(screen.getByText('2 files are the most. Delete one to add another.')).toBeDefined()
})

test('closing asks while files are on their way', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.post('/schools/file', async ({ response }) => {
      await arrived
      const media = imageMedia({ url: '/late.webp' })
      return response(200).json({ status: 200, msg: 'Image Added', url: media.url, media })
    }),
  )
  const user = await show()
  choose(gif('a.gif'), gif('b.gif'))
  await user.click(await screen.findByRole('button', { name: /^Use all/ }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true),
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Files are still on their way. Stop them?')).toBeDefined()
  await user.click(within(question).getByRole('button', { name: 'No' }))
  expect(isOpen).toBe(true)
  arrive()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(false),
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen).toBe(false)
})
