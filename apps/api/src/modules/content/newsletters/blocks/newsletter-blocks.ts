import { invalid } from '../../../../app-error.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { NewsletterBlock } from '../../../../db/schema/index.ts'
import type { Images } from '../../../platform/images/image-urls.ts'
import { cleanHtml, isUploadedImage } from '../../../platform/rich-text/clean-html.ts'

export type { NewsletterBlock }
export type Blocks = readonly NewsletterBlock[]

type ContractBlock = Schema<'NewsletterBlock'>

/** The stored form of what an admin sends: clean and trimmed. Throws `invalid_request`. */
export const storedBlocks = (blocks: readonly ContractBlock[], images: Images): Blocks =>
  blocks.map((block, index) => storedBlock(block, `blocks[${index}]`, images))

function storedBlock(block: ContractBlock, field: string, images: Images): NewsletterBlock {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', text: block.text.trim() }
    case 'text':
      return { type: 'text', html: cleanHtml(block.html) }
    case 'blog':
      return { type: 'blog', blog_id: block.blog_id }
    case 'image': {
      const path = images.pathOf(block.url)
      if (!isUploadedImage(path)) throw invalid(`${field}.url`, 'must be an image uploaded here')
      return { type: 'image', path, alt: block.alt.trim() }
    }
  }
}

/** The fields that the editor shows, from their stored form. */
export const shownBlocks = (blocks: Blocks, images: Images): ContractBlock[] =>
  blocks.map((block) =>
    block.type === 'image'
      ? { type: 'image', url: images.file(block.path), alt: block.alt }
      : { ...block },
  )

/** The ids of the blogs that blocks show, each once. */
export const blogIdsOf = (blocks: Blocks): number[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'blog' ? [block.blog_id] : []))),
]

/** The paths of the images that blocks show, each once. */
export const imagePathsOf = (blocks: Blocks): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'image' ? [block.path] : []))),
]

/** The reason why a newsletter cannot be sent yet: the first block that readers could not use; else null. */
export function problemOf(blocks: Blocks): { field: string; msg: string } | null {
  if (!blocks.some(hasContent)) return { field: 'blocks', msg: 'The newsletter has no text yet.' }
  const silent = blocks.findIndex((block) => block.type === 'image' && block.alt === '')
  return silent === -1
    ? null
    : {
        field: `blocks[${silent}].alt`,
        msg: 'Describe the image for readers who cannot see it.',
      }
}

const hasContent = (block: NewsletterBlock): boolean =>
  block.type === 'blog' ||
  (block.type === 'text' && block.html.replace(/<[^>]*>/g, '').trim() !== '')
