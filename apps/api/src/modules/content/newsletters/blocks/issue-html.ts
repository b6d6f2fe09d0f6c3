import type { Images } from '../../../platform/images/image-urls.ts'
import { escapeHtml } from '../../../platform/mail/templates/layout.ts'
import { cleanHtml } from '../../../platform/rich-text/clean-html.ts'
import type { Blocks, NewsletterBlock } from './newsletter-blocks.ts'

/** A public blog, as a newsletter shows it. */
interface ShownBlog {
  readonly id: number
  readonly url: string
  readonly title: string
  readonly summary: string
}

/** The public blogs of a newsletter by id. */
export type ShownBlogs = ReadonlyMap<number, ShownBlog>

export interface BlockContext {
  readonly blogs: ShownBlogs
  readonly images: Images
  /** BASE_PATH, or for emails the whole origin with it. */
  readonly site: string
}

/** Blocks as the HTML of a page. Blogs that are not public are left out. */
export const issueHtml = (blocks: Blocks, context: BlockContext): string =>
  blocks.map((block) => blockHtml(block, context)).join('')

function blockHtml(block: NewsletterBlock, { blogs, images, site }: BlockContext): string {
  switch (block.type) {
    case 'heading':
      return block.text === '' ? '' : `<h2>${escapeHtml(block.text)}</h2>`
    case 'text':
      return cleanHtml(block.html)
    case 'blog': {
      const blog = blogs.get(block.blog_id)
      if (!blog) return ''
      const href = escapeHtml(`${site}/blog-details/${blog.url}`)
      const summary = blog.summary === '' ? '' : `<p>${escapeHtml(blog.summary)}</p>`
      return `<h3><a href="${href}">${escapeHtml(blog.title)}</a></h3>${summary}`
    }
    case 'image': {
      const { url, width, height, variants } = images.one(block.path)
      const srcset = [...variants, { url, width }].map((each) => `${each.url} ${each.width}w`)
      return `<figure><img src="${url}" srcset="${srcset.join(', ')}" width="${width}" height="${height}" alt="${escapeHtml(block.alt)}"></figure>`
    }
  }
}
