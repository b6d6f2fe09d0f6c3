import type { NewsletterBlock } from '@edbazaar/api-client'

/** A block that is being written, with its own key. */
export interface EditedBlock {
  readonly key: string
  readonly block: NewsletterBlock
}

let added = 0

export const editedBlock = (block: NewsletterBlock): EditedBlock => {
  added += 1
  return { key: `block-${added}`, block }
}

/** A new text or heading. Blogs and images are added once they are chosen. */
export const emptyBlock = (kind: 'heading' | 'text'): NewsletterBlock =>
  kind === 'heading' ? { type: kind, text: '' } : { type: kind, html: '' }

/** The blocks with one at another place. */
export function movedBlock<Block>(blocks: readonly Block[], from: number, to: number): Block[] {
  const block = blocks[from]
  if (block === undefined) return [...blocks]
  return blocks.toSpliced(from, 1).toSpliced(to, 0, block)
}
