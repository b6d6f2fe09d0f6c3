import { afterEach, expect, test, vi } from 'vitest'
import { scaleImage } from './scale-image'

const photo = (type = 'image/jpeg') => new File(['photo'], 'Gate.of.school.png', { type })
const close = vi.fn()
const draw = vi.fn()

/** Mocks the browser's image decoding and canvas, which jsdom does not have. */
function mockBrowser(
  width: number,
  height: number,
  encoded: Blob | null = new Blob(['small'], jpeg),
) {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width, height, close })),
  )
  const context = { fillRect: vi.fn(), drawImage: draw, fillStyle: '', imageSmoothingQuality: '' }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(context))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(encoded))
}
const jpeg = { type: 'image/jpeg' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('scales a phone photo to an upright JPEG of 2400 pixels', async () => {
  mockBrowser(4000, 3000)
  const scaled = await scaleImage(photo())
  expect(createImageBitmap).toHaveBeenCalledWith(expect.any(File), {
    imageOrientation: 'from-image',
  })
  expect(draw.mock.lastCall?.slice(1)).toEqual([0, 0, 2400, 1800])
  expect([scaled.name, scaled.type, scaled.size]).toEqual(['Gate.of.school.jpg', 'image/jpeg', 5])
  expect(close).toHaveBeenCalledOnce()
})

test('limits the height of a portrait image', async () => {
  mockBrowser(3000, 4800)
  await scaleImage(photo('image/png'))
  expect(draw.mock.lastCall?.slice(1)).toEqual([0, 0, 1500, 2400])
})

test('does not enlarge a small image', async () => {
  mockBrowser(2400, 1800)
  const file = photo()
  expect(await scaleImage(file)).toBe(file)
  expect(draw).not.toHaveBeenCalled()
})

test('leaves GIFs and videos unchanged', async () => {
  mockBrowser(4000, 3000)
  for (const type of ['image/gif', 'video/mp4']) {
    const file = photo(type)
    expect(await scaleImage(file)).toBe(file)
  }
  expect(createImageBitmap).not.toHaveBeenCalled()
})

test('returns the original file when the browser cannot scale it', async () => {
  const file = photo()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  expect(await scaleImage(file)).toBe(file)
  mockBrowser(4000, 3000, null)
  expect(await scaleImage(file)).toBe(file)
  mockBrowser(4000, 3000, new Blob(['png'], { type: 'image/png' }))
  expect(await scaleImage(file)).toBe(file)
})
