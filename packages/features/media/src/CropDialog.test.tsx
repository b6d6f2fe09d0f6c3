import { renderPage } from '@edbazaar/feature-platform/testing'
import { RootScreen } from '@edbazaar/feature-shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import CropDialog from './CropDialog'

// Test files share a module registry: reset it so that the mock applies only to this file.
vi.hoisted(() => vi.resetModules())
vi.mock('@edbazaar/ui/ImageCropper', () => ({
  ImageCropper: (props: { isBusy: boolean; onProceed: (image: Blob) => void }) => (
    <button type="button" disabled={props.isBusy} onClick={() => props.onProceed(new Blob(['']))}>
      Proceed
    </button>
  ),
}))

afterAll(() => {
  vi.resetModules()
})

test('can be tried again after an image could not be saved', async () => {
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => {}
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const cause = new TypeError('lost')
  const dialog = (
    <CropDialog
      file={new File(['0'], 'a.png', { type: 'image/png' })}
      title="Your photo"
      aspectRatio={1}
      maxWidth={1024}
      onCancel={() => {}}
      onProceed={() => Promise.reject(cause)}
    />
  )
  renderPage([{ element: <RootScreen />, children: [{ path: '/', element: dialog }] }], '/')
  const proceed = await screen.findByRole<HTMLButtonElement>('button', { name: 'Proceed' })
  await userEvent.click(proceed)
  expect(await screen.findByText('The image could not be saved. Try again.')).toBeDefined()
  expect(proceed.disabled).toBe(false)
  expect(reported).toHaveBeenCalledWith(cause)
})
