import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { acceptedTypes, type FileRules, fileProblem } from './file-problem'
import { messages } from './messages'

const t = createI18n(defaultLanguage).translate(messages)

/** The message for a rejected file. */
async function rejection(file: File, rules: FileRules): Promise<string | null> {
  const problem = await fileProblem(file, rules)
  return problem && t(problem)
}

const megabyte = 1024 * 1024
const mp4 = [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const unknownMedia = 'File Should Not Be More Than 50 MB.'

/** A file that reports a size without holding that many bytes. */
function fileOf(type: string, bytes: readonly number[], size = 100) {
  const file = new File([new Uint8Array([...bytes, 0, 0, 0, 0])], 'a', { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

test.each([
  ['an image of 10 MB', fileOf('image/jpeg', jpeg, 10 * megabyte)],
  ['an MP4 of 50 MB', fileOf('video/mp4', mp4, 50 * megabyte)],
  ['an MPEG stream', fileOf('video/mpeg', [0, 0, 1, 0xba])],
  ['an MPEG video', fileOf('video/mpeg', [0, 0, 1, 0xb3])],
  ['a WebM', fileOf('video/webm', [0x1a, 0x45, 0xdf, 0xa3])],
])('accepts %s', async (_, file) => {
  expect(await fileProblem(file, 'media')).toBeNull()
})

test.each([
  [
    'an image of more than 10 MB',
    fileOf('image/jpeg', jpeg, 10 * megabyte + 1),
    'Image size should not be more than 10MB.',
  ],
  [
    'a video of more than 50 MB',
    fileOf('video/mp4', mp4, 50 * megabyte + 1),
    'Video size should not be more than 50MB.',
  ],
  ['a PDF', fileOf('application/pdf', [0x25]), unknownMedia],
  ['a file without a type', fileOf('', mp4), unknownMedia],
  ['an unsupported video type', fileOf('video/quicktime', mp4), unknownMedia],
  ['an HTML page named .mp4', fileOf('video/mp4', [0x3c]), unknownMedia],
  ['an HTML page named .jpg', fileOf('image/jpeg', [0x3c]), 'Only images are allowed.'],
  [
    'an SVG',
    fileOf('image/svg+xml', []),
    'Unsupported image type. Only JPEG, PNG, and GIF are allowed.',
  ],
])('rejects %s', async (_, file, message) => {
  expect(await rejection(file, 'media')).toBe(message)
})

test('with image rules, rejects videos and images over 5 MB', async () => {
  expect(await rejection(fileOf('video/mp4', mp4), 'images')).toBe(
    'Only images (JPEG, PNG, GIF) are allowed.',
  )
  expect(await rejection(fileOf('image/jpeg', jpeg, 6 * megabyte), 'images')).toBe(
    'File size should not be more than 5MB.',
  )
})

test('lists the accepted types for the file dialog', () => {
  expect(acceptedTypes.images).toBe('image/jpeg,image/png,image/gif')
  expect(acceptedTypes.media).toBe('image/jpeg,image/png,image/gif,video/mp4,video/mpeg,video/webm')
})
