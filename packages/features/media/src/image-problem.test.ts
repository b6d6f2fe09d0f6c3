import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { imageProblem } from './image-problem'
import { messages } from './messages'

const t = createI18n(defaultLanguage).translate(messages)

const png = [0x89, 0x50, 0x4e, 0x47]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const fileOf = (bytes: readonly number[], type: string, size = 100) =>
  new File([new Uint8Array([...bytes, ...Array(size - bytes.length).fill(0)])], 'a', { type })

test.each([
  ['a PNG', fileOf(png, 'image/png')],
  ['a JPEG', fileOf(jpeg, 'image/jpeg')],
  ['a GIF', fileOf([0x47, 0x49, 0x46, 0x38, 0x39], 'image/gif')],
  ['exactly 5 MB', fileOf(png, 'image/png', 5 * 1024 * 1024)],
])('accepts %s', async (_, file) => {
  expect(await imageProblem(file)).toBeNull()
})

test.each([
  ['a video', fileOf([], 'video/mp4'), 'Only images (JPEG, PNG, GIF) are allowed.'],
  ['a file without a type', fileOf(png, ''), 'Only images (JPEG, PNG, GIF) are allowed.'],
  [
    'an SVG',
    fileOf([], 'image/svg+xml'),
    'Unsupported image type. Only JPEG, PNG, and GIF are allowed.',
  ],
  [
    'more than 5 MB',
    fileOf(png, 'image/png', 5 * 1024 * 1024 + 1),
    'File size should not be more than 5MB.',
  ],
  ['an HTML page named .png', fileOf([0x3c, 0x68], 'image/png'), 'Only images are allowed.'],
  ['an empty file', new File([], 'a.gif', { type: 'image/gif' }), 'Only images are allowed.'],
])('rejects %s', async (_, file, message) => {
  const problem = await imageProblem(file)
  expect(problem && t(problem)).toBe(message)
})
