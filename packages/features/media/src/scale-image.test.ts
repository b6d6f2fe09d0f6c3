import { afterEach, expect, test, vi } from 'vitest'
import { scaleImage } from './scale-image'

const photo = (type = 'image/jpeg') => new File(['photo'], 'Gate.of.school.png', { type })
const close = vi.fn()
const draw = vi.fn()

/** A browser that reads an image of this size; jsdom reads none. */
function browser(width: number, height: number, made: Blob | null = new Blob(['small'], jpeg)) {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width, height, close })),
  )
  const context = { fillRect: vi.fn(), drawImage: draw, fillStyle: '', imageSmoothingQuality: '' }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(context))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(made))
}
const jpeg = { type: 'image/jpeg' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('an image of a telephone becomes a JPEG of 2400 pixels, upright', async () => {
  browser(4000, 3000)
  const scaled = await scaleImage(photo())
  expect(createImageBitmap).toHaveBeenCalledWith(expect.any(File), {
    imageOrientation: 'from-image',
  })
  expect(draw.mock.lastCall?.slice(1)).toEqual([0, 0, 2400, 1800])
  expect([scaled.name, scaled.type, scaled.size]).toEqual(['Gate.of.school.jpg', 'image/jpeg', 5])
  expect(close).toHaveBeenCalledOnce()
})

test('a tall one is measured by its height', async () => {
  browser(3000, 4800)
  await scaleImage(photo('image/png'))
  expect(draw.mock.lastCall?.slice(1)).toEqual([0, 0, 1500, 2400])
})

test('a small one stays as it is: nothing is enlarged', async () => {
  browser(2400, 1800)
  const file = photo()
  expect(await scaleImage(file)).toBe(file)
  expect(draw).not.toHaveBeenCalled()
})

test('a GIF and a video are not touched', async () => {
  browser(4000, 3000)
  for (const type of ['image/gif', 'video/mp4']) {
    const file = photo(type)
    expect(await scaleImage(file)).toBe(file)
  }
  expect(createImageBitmap).not.toHaveBeenCalled()
})

test('where the browser can’t, the file goes as it is', async () => {
  const file = photo()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  expect(await scaleImage(file)).toBe(file)
  browser(4000, 3000, null)
  expect(await scaleImage(file)).toBe(file)
  browser(4000, 3000, new Blob(['png'], { type: 'image/png' }))
  expect(await scaleImage(file)).toBe(file)
})
