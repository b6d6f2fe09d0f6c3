import sanitizeHtml from 'sanitize-html'
import { escapeHtml } from '../../../platform/mail/templates/layout.ts'
import { cleanHtml } from '../../../platform/rich-text/clean-html.ts'
import { withoutTags } from '../../../platform/text/without-tags.ts'
import type { BlockContext } from './issue-html.ts'
import type { Blocks, NewsletterBlock } from './newsletter-blocks.ts'

interface EmailContent {
  readonly html: string
  readonly text: string
}

/** Email programs ignore style sheets, so each element has its own style. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h1: 'margin:24px 0 8px;font-size:24px;line-height:30px',
  h2: 'margin:24px 0 8px;font-size:22px;line-height:28px',
  h3: 'margin:20px 0 8px;font-size:19px;line-height:26px',
  h4: 'margin:20px 0 8px;font-size:17px;line-height:26px',
  h5: 'margin:20px 0 8px;font-size:17px;line-height:26px',
  h6: 'margin:20px 0 8px;font-size:17px;line-height:26px',
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  li: 'margin:0 0 4px',
  blockquote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #f2a516',
  a: 'color:#0b5f66',
}

/** Widest image of an email, in CSS pixels; the layout is as wide. */
const widestImage = 560

const styled = (html: string): string =>
  sanitizeHtml(html, {
    // It is clean already.
    allowedTags: false,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, attribs) => {
        const style = [styles[tagName], attribs.style].filter(Boolean).join(';')
        return { tagName, attribs: { ...attribs, ...(style !== '' && { style }) } }
      },
    },
  })

/** Blocks as the content of an email: HTML with styles, and text. Blogs that are not public are left out. */
export function emailContent(blocks: Blocks, context: BlockContext): EmailContent {
  const parts = blocks.flatMap((block) => partOf(block, context) ?? [])
  return {
    html: parts.map(({ html }) => html).join(''),
    text: parts.map(({ text }) => text).join('\n\n'),
  }
}

function partOf(block: NewsletterBlock, context: BlockContext): EmailContent | null {
  const { blogs, images, site } = context
  switch (block.type) {
    case 'heading':
      if (block.text === '') return null
      return { html: styled(`<h2>${escapeHtml(block.text)}</h2>`), text: block.text.toUpperCase() }
    case 'text': {
      const clean = cleanHtml(block.html)
      return clean === '' ? null : { html: styled(clean), text: emailText(clean) }
    }
    case 'blog': {
      const blog = blogs.get(block.blog_id)
      if (!blog) return null
      const url = `${site}/blog-details/${blog.url}`
      const summary = blog.summary === '' ? '' : `<br>${escapeHtml(blog.summary)}`
      return {
        html: `<p style="margin:0 0 16px;padding:12px 0;border-top:1px solid #e3dac8;border-bottom:1px solid #e3dac8"><a href="${escapeHtml(url)}" style="color:#0b5f66;font-size:19px;font-weight:bold">${escapeHtml(blog.title)}</a>${summary}</p>`,
        text: [blog.title, blog.summary, url].filter(Boolean).join('\n'),
      }
    }
    case 'image': {
      const { url, width, height } = images.one(block.path)
      const shown = Math.min(width, widestImage)
      const alt = escapeHtml(block.alt)
      return {
        html: `<p style="margin:0 0 16px"><img src="${escapeHtml(originOf(site) + url)}" width="${shown}" height="${Math.round((shown * height) / width)}" alt="${alt}" style="display:block;max-width:100%;height:auto;border:0"></p>`,
        text: `[${block.alt}]`,
      }
    }
  }
}

/** URLs of images have the base path already. */
const originOf = (site: string) => new URL(site).origin

/** Clean HTML as text with line breaks, and with the addresses of its links. */
export const emailText = (html: string): string =>
  withoutTags(
    html
      .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, label: string) =>
        label === href ? href : `${label} (${href})`,
      )
      .replace(/<li>(?:<p[^>]*>)?/g, '- ')
      .replace(/<br\s*\/?>|<\/li>|<\/p><\/li>/g, '\n')
      .replace(/<\/(?:p|h[1-6]|ul|ol|blockquote)>/g, '\n\n'),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
