import { decodeEntities } from './decode-entities'
import type { ImageReader } from './parse-rich-text'

/** For `images` of `RichText`: shows the images of the site, whose URLs begin with `/`. */
export const articleImages: ImageReader = (attributes) => {
  const attribute = (name: string) =>
    decodeEntities(
      new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(` ${attributes}`)?.[1] ?? '',
    )
  const src = attribute('src')
  if (!/^\/(?![/\\])/.test(src)) return null
  const [width, height] = [Number(attribute('width')), Number(attribute('height'))]
  const srcSet = attribute('srcset')
  return {
    tag: 'img',
    children: [],
    image: {
      src,
      alt: attribute('alt'),
      sizes: '(min-width: 600px) 33rem, 100vw',
      loading: 'lazy',
      ...(srcSet !== '' && { srcSet }),
      ...(width > 0 && height > 0 && { width, height }),
    },
  }
}
