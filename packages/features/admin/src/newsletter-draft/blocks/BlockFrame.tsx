import type { BlogSummary, NewsletterBlock } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { TextField } from '@edbazaar/ui/TextField'
import { messages } from '../messages'
import * as styles from './blocks.css'
import { TextBlock } from './TextBlock'

interface BlockFrameProps {
  block: NewsletterBlock
  index: number
  count: number
  blogs: readonly Pick<BlogSummary, 'id' | 'title'>[]
  error: string | undefined
  onChange: (block: NewsletterBlock) => void
  /** Moves it to another index. */
  onMove: (to: number) => void
  onRemove: () => void
}

/** One part of a newsletter, with buttons that move or remove it. */
export function BlockFrame(props: BlockFrameProps) {
  const { block, index, count, onMove, onRemove } = props
  const t = useMessages(messages)
  const name = t(messages.blockName(t(messages.kinds[block.type]), index + 1))
  return (
    <li tabIndex={-1} aria-label={name} className={styles.block}>
      <div className={styles.blockHead}>
        <span>{name}</span>
        <span className={styles.tools}>
          <IconButton
            label={t(messages.moveUp(name))}
            icon={<ArrowUpIcon size="small" />}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            label={t(messages.moveDown(name))}
            icon={<ArrowDownIcon size="small" />}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            label={t(messages.removeBlock(name))}
            icon={<TrashIcon size="small" />}
            onClick={onRemove}
          />
        </span>
      </div>
      <BlockBody {...props} />
    </li>
  )
}

function BlockBody({ block, blogs, error, onChange }: BlockFrameProps) {
  const t = useMessages(messages)
  switch (block.type) {
    case 'heading':
      return (
        <TextField
          label={t(messages.kinds.heading)}
          error={error}
          maxLength={160}
          lang={languageOf(block.text)}
          value={block.text}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      )
    case 'text':
      return (
        <TextBlock
          label={t(messages.kinds.text)}
          html={block.html}
          onChange={(html) => onChange({ ...block, html })}
        />
      )
    case 'blog': {
      const title = blogs.find(({ id }) => id === block.blog_id)?.title
      return (
        <>
          <p className={styles.blogTitle} lang={languageOf(title ?? '')}>
            {title ?? t(messages.blogGone)}
          </p>
          {error && (
            <p role="alert" className={styles.problem}>
              {error}
            </p>
          )}
        </>
      )
    }
    case 'image':
      return (
        <div className={styles.image}>
          <img src={block.url} alt={block.alt} className={styles.imagePreview} />
          <TextField
            label={t(messages.alt)}
            hint={t(messages.altHint)}
            error={error}
            maxLength={300}
            lang={languageOf(block.alt)}
            value={block.alt}
            onChange={({ target }) => onChange({ ...block, alt: target.value })}
          />
        </div>
      )
  }
}
