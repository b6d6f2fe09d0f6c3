import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The elements that the ui package's `RichTextEditor` creates. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...paragraphs,
    'br',
    'strong',
    'em',
    'u',
    's',
    'code',
    'a',
    'blockquote',
    'ul',
    'ol',
    'li',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ...Object.fromEntries(paragraphs.map((tag) => [tag, ['style']])),
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    // Links written by users must not pass on the site's reputation.
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
}

/** The store editor has no links. The text of a removed link stays. */
const storeRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: (rules.allowedTags || []).filter((tag) => tag !== 'a'),
}

/** The job editor has bold, italic, lists and links only. Other blocks become paragraphs. */
const jobRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li'],
  allowedAttributes: { a: ['href', 'rel'] },
  transformTags: {
    ...rules.transformTags,
    ...Object.fromEntries(paragraphs.map((tag) => [tag, 'p'])),
  },
}

/** The path of an image that `uploadBlogFile` or `uploadNewsletterImage` returned. */
const uploadedImage = /^\/media\/uploads\/[\w-]{43}\/[\w-]{48}\/\d+x\d+\.webp$/

/** Whether a path is that of an uploaded image. */
export const isUploadedImage = (path: string): boolean => uploadedImage.test(path)

/** Links in blogs come from their authors. */
const blogLink = sanitizeHtml.simpleTransform('a', { rel: 'ugc nofollow noopener noreferrer' })

/** The conversion of image URLs to paths, which are checked, and what the result says about them. */
interface ImageUrls {
  pathOf(url: string): string
  attributesOf(path: string): Readonly<Record<string, string>>
}

/** The rules of the blog editor: two levels of headings, and images with alt text and a caption. */
const blogRules = ({ pathOf, attributesOf }: ImageUrls): sanitizeHtml.IOptions => ({
  ...rules,
  allowedTags: [
    ...[
      'p',
      'h2',
      'h3',
      'br',
      'strong',
      'em',
      'u',
      's',
      'code',
      'a',
      'blockquote',
      'ul',
      'ol',
      'li',
    ],
    ...['figure', 'img', 'figcaption'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'srcset', 'width', 'height', 'alt'] },
  transformTags: {
    ...rules.transformTags,
    h1: 'h2',
    ...Object.fromEntries(['h4', 'h5', 'h6'].map((tag) => [tag, 'h3'])),
    a: blogLink,
    img: (tagName, { src = '', alt = '' }) => {
      const path = pathOf(src)
      const known = uploadedImage.test(path) ? attributesOf(path) : {}
      return { tagName, attribs: { ...known, alt: alt.slice(0, maxAltLength) } }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
})

/** Characters of an alt text. */
const maxAltLength = 300

/**
 * Cleans the HTML of a blog. Images stay if they are uploads and begin a figure.
 */
export const cleanBlogHtml = (html: string, urls: ImageUrls): string =>
  sanitizeHtml(html, blogRules(urls))
    .replace(/(?<!<figure>)<img\b[^>]*>/g, '')
    .replace(/<figure>(?!<img\b)[\s\S]*?<\/figure>/g, '')

/** A cache of cleaned texts for pages that are read often. */
const cache = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
})

/** Cleans the HTML of a store or product before it is saved. */
export const cleanStoreHtml = (html: string): string => sanitizeHtml(html, storeRules)

/** Cleans the HTML of a job post before it is saved. */
export const cleanJobHtml = (html: string): string => sanitizeHtml(html, jobRules)

/** Removes everything that the editors do not create, such as scripts, styles and unsafe URLs. */
export function cleanHtml(html: string): string {
  const cached = cache.get(html)
  if (cached !== undefined) return cached
  const clean = sanitizeHtml(html, rules)
  cache.set(html, clean)
  return clean
}
