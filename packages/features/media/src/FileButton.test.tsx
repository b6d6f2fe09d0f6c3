import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FileButton } from './FileButton'

test('a chosen file is passed on once, and a closed picker changes nothing', () => {
  const onFile = vi.fn()
  render(
    <FileButton accept="image/png" onFile={onFile}>
      Upload
    </FileButton>,
  )
  const input = screen.getByRole('button').parentElement?.querySelector('input')
  if (!input) throw new Error('No file input')
  const opened = vi.spyOn(input, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  expect(opened).toHaveBeenCalledOnce()
  expect(input.accept).toBe('image/png')
  const file = new File(['x'], 'cover.png', { type: 'image/png' })
  fireEvent.change(input, { target: { files: [file] } })
  fireEvent.change(input, { target: { files: [] } })
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
})
