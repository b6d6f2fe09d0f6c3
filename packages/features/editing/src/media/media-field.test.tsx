import type { Media } from '@edbazaar/api-client'
import { http, imageMedia, videoMedia } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { RootScreen } from '@edbazaar/feature-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { MediaPanel, type MediaPanelProps } from '..'

const server = startMockServer()

let uploadCount = 0
let isOpen = true
beforeEach(() => {
  uploadCount = 0
  isOpen = true
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => {}
  server.use(
    http.post('/schools/file', ({ response }) => {
      uploadCount += 1
      const media = imageMedia({
        url: `/media/${uploadCount}.webp`,
        name: `uploaded-${uploadCount}.jpg`,
      })
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

test('moves files up and down, and deletes a file after a confirmation', async () => {
  const user = await show()
  expect(names()).toEqual(['Cover.jpg', 'Annual day.mp4'])
  await user.click(screen.getByRole('button', { name: 'Move Annual day.mp4 up' }))
  expect(names()).toEqual(['Annual day.mp4', 'Cover.jpg'])
  await user.click(screen.getByRole('button', { name: 'Delete Cover.jpg' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('Are you sure to delete the image?')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'No' }))
  expect(names()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Delete Cover.jpg' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(names()).toEqual(['Annual day.mp4'])
})

test('opens the cropper before uploading an image; Cancel uploads nothing', async () => {
  const user = await show()
  choose(gif('gate.gif'))
  const cropper = await screen.findByRole('dialog', { name: 'Choose the part to keep' })
  expect(within(cropper).queryByRole('button', { name: /^Use all/ })).toBeNull()
  await user.click(await within(cropper).findByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Choose the part to keep' })).toBeNull(),
  )
  expect(uploadCount).toBe(0)
  expect(names()).toHaveLength(2)
})

test('crops several images in turn or uploads them uncropped, and adds them at the front', async () => {
  const user = await show()
  choose(gif('gate.gif'), gif('hall.gif'), gif('court.gif'))
  await screen.findByRole('dialog', { name: 'Image 1 of 3: choose the part to keep' })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('dialog', { name: 'Image 2 of 3: choose the part to keep' })
  await user.click(await screen.findByRole('button', { name: 'Use all 2 without cropping' }))
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(uploadCount).toBe(2)
  expect(names().slice(2)).toEqual(['Cover.jpg', 'Annual day.mp4'])
  expect(await screen.findByText('Image Added')).toBeDefined()
})

test('shows an error for an unsupported file and does not open the cropper', async () => {
  const user = await show()
  choose(new File(['%PDF'], 'note.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(list().textContent).toContain('File Should Not Be More Than 50 MB.'))
  await user.click(screen.getByRole('button', { name: 'Remove: note.pdf' }))
  expect(list().textContent).not.toContain('note.pdf')
  expect(uploadCount).toBe(0)
})

test('replaces the file when only one is allowed', async () => {
  await show({ maxFiles: 1 }, [cover])
  expect(list().querySelector('input')?.multiple).toBe(false)
  const mp4 = [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70]
  const [first, second] = ['a.mp4', 'b.mp4'].map(
    (name) => new File([new Uint8Array(mp4)], name, { type: 'video/mp4' }),
  )
  // Videos are not cropped; only the first of two dropped files is used.
  if (first && second) choose(first, second)
  await waitFor(() => expect(names()).toEqual(['uploaded-1.jpg']))
  expect(uploadCount).toBe(1)
})

test('replaces a failed upload when only one file is allowed', async () => {
  await show({ maxFiles: 1, rules: 'images' }, [])
  choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  await waitFor(() => expect(list().textContent).toContain('logo.svg'))
  choose(gif('logo.gif'))
  await waitFor(() => expect(list().textContent).not.toContain('logo.svg'))
})

test('hides the upload button at the maximum number of files', async () => {
  await show({ maxFiles: 2 })
  expect(screen.queryByRole('button', { name: 'Upload File' })).toBeNull()
  expect(screen.getByText('You can add up to 2 files. Delete one to add another.')).toBeDefined()
})

test('asks before closing during an upload', async () => {
  let finishUpload = () => {}
  const uploadFinished = new Promise<void>((resolve) => {
    finishUpload = resolve
  })
  server.use(
    http.post('/schools/file', async ({ response }) => {
      await uploadFinished
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
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('Files are still uploading. Stop the uploads?')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'No' }))
  expect(isOpen).toBe(true)
  finishUpload()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(false),
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen).toBe(false)
})
