import { describe, expect, it } from 'vitest'
import { blurName } from './blurred-preview.ts'
import { drawPlaceholder } from './drawing/draw-placeholder.ts'
import { createImages, placeholderShapes } from './image-urls.ts'
import { initialsOf } from './initials.ts'
import { placeholderKeyOf, readPlaceholderKey } from './placeholder-key.ts'

const hostile = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '\u0000\u0001',
  '😀 🏫',
  'தமிழ் பள்ளி',
  'क़्त्र्य'.repeat(40),
  `e${'\u0301'.repeat(500)} school`,
  '\ud800 lone',
  'a'.repeat(10_000),
]

describe('initials', () => {
  it.each([
    ['Vidya Niketan Public School', 'VN'],
    ['The School of Arts', 'SA'],
    ['सरस्वती विद्या मंदिर', 'स वि'],
    ['केंद्रीय विद्यालय', 'कें वि'],
    ['श्री नवोदय', 'श्री न'],
    ['St. Xavier’s', 'SX'],
    ['école maternelle', 'ÉM'],
    ['7 Hills', '7H'],
    ['தமிழ் பள்ளி', ''],
    ['!?', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('a placeholder image', () => {
  it('is always the same for a name, and different for other names', () => {
    const draw = (name: string) => drawName(name)
    expect(draw('Vidya Niketan')).toBe(draw('Vidya Niketan'))
    expect(draw('Vidya Niketan')).not.toBe(draw('Vidya Niketan 2'))
  })

  it('contains the initials as outlines, never as text', () => {
    for (const name of ['Vidya Niketan', 'सरस्वती विद्या', 'Éclair Ñandu']) {
      const drawing = drawName(name)
      const inputs = readPlaceholderKey(placeholderKeyOf(name))
      const blank = drawPlaceholder({ seed: inputs?.seed ?? 0, initials: '' }, 'wide')
      expect(drawing).not.toContain('<text')
      expect(drawing).not.toBe(blank)
    }
  })

  it('is drawn in every shape, for any name, without scripts', () => {
    for (const name of hostile)
      for (const shape of placeholderShapes) {
        const drawing = drawName(name, shape)
        expect(drawing).toMatch(/^<svg [^<]*><rect [^<]*\/>.*<\/svg>$/)
        expect(drawing).not.toMatch(/script|onload|NaN|undefined|Infinity/)
        expect(drawing.length).toBeLessThan(120_000)
      }
  })

  it('differs between nearly all of 5,000 names', () => {
    const drawn = new Set<string>()
    for (let i = 0; i < 5_000; i++) drawn.add(placeholderKeyOf(`School number ${i}`))
    expect(drawn.size).toBeGreaterThan(4_990)
  })
})

describe('a placeholder image’s key', () => {
  it('is short and safe in a URL, for any name', () => {
    for (const name of hostile) {
      const key = placeholderKeyOf(name)
      expect(key).toMatch(/^[0-9a-z]+(-[0-9a-f]+)?$/)
      expect(key.length).toBeLessThan(120)
      expect(readPlaceholderKey(key)).toBeDefined()
    }
  })

  it.each([
    '',
    '-',
    'zzzzzzz',
    '6a92i2-',
    '6a92i2-5',
    '6a92i2-ff',
    '6a92i2-3c7363726970743e',
    '06a92i2-564e',
    '6a92i2-564E',
    '6a92i2-2f2e2e2f',
    `1-${'61'.repeat(100)}`,
    '../../etc/passwd',
  ])('refuses the key %s, which no name has', (key) => {
    expect(readPlaceholderKey(key)).toBeUndefined()
  })
})

describe('images of an entity', () => {
  const images = createImages('/edbazaar')

  it('are drawn from the name if there are no files', () => {
    const [placeholder, ...others] = images.gallery({ name: 'Vidya Niketan', files: [] })
    expect(others).toEqual([])
    expect(placeholder).toEqual({
      url: `/edbazaar/media/plates/v1/wide/${placeholderKeyOf('Vidya Niketan')}.svg`,
      width: 960,
      height: 640,
      variants: [],
      formats: [],
      placeholder: null,
      caption: null,
      is_drawn: true,
    })
  })

  it('is an SVG if one was drawn, with its files for small screens', () => {
    const files = ['/media/drawn/v1/a-b/768x512.webp']
    expect(images.cover({ name: 'A', files, captions: ['Front'] })).toEqual({
      url: '/edbazaar/media/plates/v1/wide/a-b.svg',
      width: 1200,
      height: 800,
      variants: [
        { url: '/edbazaar/media/drawn/v1/a-b/240x160.webp', width: 240 },
        { url: '/edbazaar/media/drawn/v1/a-b/480x320.webp', width: 480 },
        { url: '/edbazaar/media/drawn/v1/a-b/768x512.webp', width: 768 },
      ],
      formats: [],
      placeholder: null,
      caption: 'Front',
      is_drawn: true,
    })
  })

  it('has the size in the file name of a photograph', () => {
    const files = ['/media/uploads/9f/960x640.jpg', 'https://cdn.example/school.jpg']
    const [cover, other] = images.gallery({ name: 'A', files })
    expect(cover).toEqual({
      url: '/edbazaar/media/uploads/9f/960x640.jpg',
      width: 960,
      height: 640,
      variants: [
        { url: '/edbazaar/media/uploads/9f/240x160.jpg', width: 240 },
        { url: '/edbazaar/media/uploads/9f/480x320.jpg', width: 480 },
      ],
      formats: [],
      placeholder: null,
      caption: null,
      is_drawn: false,
    })
    expect(other).toMatchObject({ url: 'https://cdn.example/school.jpg', is_drawn: false })
  })

  it('has the formats and blurred preview of an upload, without a query', () => {
    const folder = `/media/uploads/${'a'.repeat(43)}/${blurName(Buffer.alloc(36, 200))}`
    const [tall] = images.gallery({ name: 'A', files: [`${folder}/1200x1600.webp`] })
    expect(tall).toMatchObject({
      url: `/edbazaar${folder}/1200x1600.webp`,
      variants: [240, 480, 960].map((width) => ({
        url: `/edbazaar${folder}/${width}x${(width * 4) / 3}.webp`,
        width,
      })),
      formats: ['avif', 'webp', 'jpg'],
    })
    const bitmap = Buffer.from(tall?.placeholder?.split(',')[1] ?? '', 'base64')
    expect(tall?.placeholder).toMatch(/^data:image\/bmp;base64,/)
    expect([
      bitmap.toString('latin1', 0, 2),
      bitmap.readInt32LE(18),
      bitmap.readInt32LE(22),
    ]).toEqual(['BM', 3, 4])
    expect([...bitmap.subarray(54, 63)]).toEqual(Array(9).fill(200))
  })

  it('leaves out videos', () => {
    const video = `/media/uploads/${'a'.repeat(43)}/video.mp4`
    const files = [video, '/media/uploads/9f/960x640.jpg']
    const entity = { name: 'A', files, captions: ['The video', 'The gate'] }
    expect(images.gallery(entity).map(({ caption }) => caption)).toEqual(['The gate'])
    expect(images.cover(entity)).toMatchObject({ width: 960, caption: 'The gate' })
    expect(images.thumbnail(entity)).toContain('/9f/240x160.jpg')
    expect(images.videos(files)).toEqual([{ url: `/edbazaar${video}`, mime: 'video/mp4' }])
    expect(images.cover({ name: 'A', files: [video] })).toMatchObject({ is_drawn: true })
    expect(images.gallery({ name: 'A', files: [video] })).toHaveLength(1)
  })

  it('is a square drawing in a suggestion, or the smallest version of a photograph', () => {
    expect(images.thumbnail({ name: 'A', files: [] })).toContain('/plates/v1/seal/')
    const photograph = '/media/uploads/9f/1200x800.jpg'
    expect(images.thumbnail({ name: 'A', files: [photograph] })).toBe(
      '/edbazaar/media/uploads/9f/240x160.jpg',
    )
  })
})

function drawName(name: string, shape: (typeof placeholderShapes)[number] = 'wide'): string {
  const inputs = readPlaceholderKey(placeholderKeyOf(name))
  if (!inputs) throw new Error(`No key for ${name}`)
  return drawPlaceholder(inputs, shape)
}
