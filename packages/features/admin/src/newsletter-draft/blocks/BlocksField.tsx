import type { BlogSummary, NewsletterBlock } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { BlockFrame } from './BlockFrame'
import { BlogChoice } from './BlogChoice'
import { type EditedBlock, editedBlock, emptyBlock, movedBlock } from './block-fields'
import * as styles from './blocks.css'
import { ImageChoice } from './ImageChoice'

interface BlocksFieldProps {
  blocks: readonly EditedBlock[]
  onChange: (blocks: readonly EditedBlock[]) => void
  /** The latest public blogs, and those that the newsletter shows. */
  blogs: readonly Pick<BlogSummary, 'id' | 'title'>[]
  /** What the server refuses, by field: `blocks[2].alt`. */
  errors: Readonly<Record<string, string>>
}

/** The parts of a newsletter in their order, and buttons that add one at the end. */
export function BlocksField({ blocks, onChange, blogs, errors }: BlocksFieldProps) {
  const t = useMessages(messages)
  const list = useRef<HTMLOListElement>(null)
  /** The index of the block to focus after the next change of the blocks. */
  const toFocus = useRef<number>(null)
  const [choosing, setChoosing] = useState<'blog' | null>(null)

  useEffect(() => {
    if (toFocus.current === null) return
    const item = list.current?.children[toFocus.current]
    toFocus.current = null
    if (item instanceof HTMLElement) item.focus()
  }, [blocks])

  function add(block: NewsletterBlock) {
    setChoosing(null)
    onChange([...blocks, editedBlock(block)])
    focusBlock(blocks.length)
  }
  /** Focuses the block at an index, once it is shown. */
  function focusBlock(index: number) {
    toFocus.current = index
  }
  function move(from: number, to: number) {
    onChange(movedBlock(blocks, from, to))
    focusBlock(to)
  }
  function remove(index: number) {
    onChange(blocks.toSpliced(index, 1))
    focusBlock(Math.max(0, index - 1))
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t(messages.content)}</legend>
      {errors.blocks && (
        <p role="alert" className={styles.problem}>
          {errors.blocks}
        </p>
      )}
      {blocks.length === 0 && <p className={styles.empty}>{t(messages.noBlocks)}</p>}
      <ol ref={list} className={styles.list}>
        {blocks.map((each, index) => (
          <BlockFrame
            key={each.key}
            block={each.block}
            index={index}
            count={blocks.length}
            blogs={blogs}
            error={errorAt(errors, index)}
            onChange={(block) => onChange(blocks.with(index, { ...each, block }))}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <fieldset className={styles.adders}>
        <legend className={styles.addLegend}>{t(messages.add)}</legend>
        <Button onClick={() => add(emptyBlock('text'))}>
          <PlusIcon size="small" />
          {t(messages.kinds.text)}
        </Button>
        <Button onClick={() => add(emptyBlock('heading'))}>
          <PlusIcon size="small" />
          {t(messages.kinds.heading)}
        </Button>
        <Button
          aria-expanded={choosing === 'blog'}
          onClick={() => setChoosing(choosing === 'blog' ? null : 'blog')}
        >
          <PlusIcon size="small" />
          {t(messages.kinds.blog)}
        </Button>
        <ImageChoice onUploaded={(url) => add({ type: 'image', url, alt: '' })} />
      </fieldset>
      {choosing === 'blog' && (
        <BlogChoice blogs={blogs} onChoose={(blogId) => add({ type: 'blog', blog_id: blogId })} />
      )}
    </fieldset>
  )
}

const errorAt = (errors: Readonly<Record<string, string>>, index: number): string | undefined => {
  const path = `blocks[${index}]`
  return Object.entries(errors).find(([field]) => field.startsWith(path))?.[1]
}
