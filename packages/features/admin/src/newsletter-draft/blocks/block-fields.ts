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
