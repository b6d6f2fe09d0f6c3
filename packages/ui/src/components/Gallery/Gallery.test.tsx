import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gallery } from './Gallery'

const images = ['Gate', 'Library', 'Field', 'Lab', 'Hall', 'Bus'].map((caption) => ({
  src: `/media/${caption}-400.webp`,
  srcSet: `/media/${caption}-400.webp 400w, /media/${caption}-800.webp 800w`,
  fullSrc: `/media/${caption}.webp`,
  width: 1600,
  height: 1067,
  caption,
}))

const markup = renderToStaticMarkup(<Gallery label="Images" images={images} />)

it('links every plate to its image before any script has loaded', () => {
  for (const caption of ['Gate', 'Library', 'Field', 'Lab', 'Hall']) {
    expect(markup).toContain(`href="/media/${caption}.webp"`)
  }
})

it('offers the rest under their number', () => {
  expect(markup).toMatch(/<a href="\/media\/Bus\.webp"[^>]*>.*All 6<\/a>/)
})

it('fetches the cover first and the others when they come near', () => {
  expect(markup.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1)
  expect(markup.match(/loading="lazy"/g)).toHaveLength(4)
})

it('keeps the room of every image', () => {
  expect(markup.match(/<img[^>]* width="600" height="400"/g)).toHaveLength(5)
})

it('holds no dialog until a plate is pressed', () => {
  expect(markup).not.toContain('<dialog')
})
