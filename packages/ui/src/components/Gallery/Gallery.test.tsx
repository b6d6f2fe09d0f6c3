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

it('links every thumbnail to its image without JavaScript', () => {
  for (const caption of ['Gate', 'Library', 'Field', 'Lab', 'Hall']) {
    expect(markup).toContain(`href="/media/${caption}.webp"`)
  }
})

it('offers the other images with their number', () => {
  expect(markup).toMatch(/<a href="\/media\/Bus\.webp"[^>]*>.*All 6<\/a>/)
})

it('loads the cover first and the others lazily', () => {
  expect(markup.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1)
  expect(markup.match(/loading="lazy"/g)).toHaveLength(4)
})

it('reserves the space of every image', () => {
  expect(markup.match(/<img[^>]* width="600" height="400"/g)).toHaveLength(5)
})

it('renders no dialog until a thumbnail is pressed', () => {
  expect(markup).not.toContain('<dialog')
})
