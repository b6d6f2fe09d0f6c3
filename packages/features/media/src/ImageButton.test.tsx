import { renderPage } from '@edbazaar/feature-platform/testing'
import { RootScreen } from '@edbazaar/feature-shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ImageButton } from './ImageButton'

const onImage = vi.fn(async () => true)
const page = {
  element: <RootScreen />,
  children: [
    {
      path: '/',
      element: (
        <ImageButton title="Your photo" aspectRatio={1} maxWidth={1024} onImage={onImage}>
          Choose a photo
        </ImageButton>
      ),
    },
  ],
}
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' })

async function choose(file: File) {
  renderPage([page], '/')
  const button = await screen.findByRole('button', { name: 'Choose a photo' })
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [file] } })
  return userEvent.setup()
}

beforeEach(() => {
  onImage.mockClear()
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => {}
})

test('rejects a file that is not an image and does not open the cropper', async () => {
  await choose(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('Only images (JPEG, PNG, GIF) are allowed.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows an error and uploads nothing when the image did not load', async () => {
  const user = await choose(png)
  expect(await screen.findByRole('dialog', { name: 'Your photo' })).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
  expect(await screen.findByText('No image loaded or cropper not initialized')).toBeDefined()
  expect(onImage).not.toHaveBeenCalled()
})

test('closes the cropper without uploading when the user cancels', async () => {
  const user = await choose(png)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onImage).not.toHaveBeenCalled()
})
