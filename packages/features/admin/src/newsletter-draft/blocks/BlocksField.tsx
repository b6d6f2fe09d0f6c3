import type { BlogSummary, NewsletterBlock } from '@edbazaar/api-client'
import { withRowMoved } from '@edbazaar/feature-form-kit/rows'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { BlockFrame } from './BlockFrame'
import { BlogChoice } from './BlogChoice'
import { type EditedBlock, editedBlock, emptyBlock } from './block-fields'
import * as styles from './blocks.css'
import { ImageChoice } from './ImageChoice'

interface BlocksFieldProps {
  blocks: readonly EditedBlock[]
  /** Takes a function of the latest blocks, because an upload may end after other changes. */
  onChange: (update: (blocks: readonly EditedBlock[]) => readonly EditedBlock[]) => void
  /** The latest public blogs, and those that the newsletter shows. */
  blogs: readonly Pick<BlogSummary, 'id' | 'title'>[]
  /** The error of the list. */
  error: string | undefined
  /** The error of the block at an index. */
  errorAt: (index: number) => string | undefined
}

/** The parts of a newsletter in their order, and buttons that add one at the end. */
export function BlocksField({ blocks, onChange, blogs, error, errorAt }: BlocksFieldProps) {
  const t = useMessages(messages)
  const list = useRef<HTMLOListElement>(null)
  const adders = useRef<HTMLFieldSetElement>(null)
  /** The key of the block to focus after the next change of the blocks. */
  const toFocus = useRef<string>(null)
  const [choosing, setChoosing] = useState<'blog' | null>(null)

  useEffect(() => {
    const index = blocks.findIndex(({ key }) => key === toFocus.current)
    const item = list.current?.children[index]
    if (!(item instanceof HTMLElement)) return
    toFocus.current = null
    item.focus()
  }, [blocks])

  function add(block: NewsletterBlock) {
    const added = editedBlock(block)
    setChoosing(null)
    onChange((now) => [...now, added])
    toFocus.current = added.key
  }
  /** Adds an image when its upload ends. A field that the user is typing in keeps the focus. */
  function addImage(url: string) {
    const { activeElement } = document
    const isElsewhere = activeElement !== document.body && !adders.current?.contains(activeElement)
    add({ type: 'image', url, alt: '' })
    if (isElsewhere) toFocus.current = null
  }
  function replace(key: string, block: NewsletterBlock) {
    onChange((now) => now.map((each) => (each.key === key ? { key, block } : each)))
  }
  function move({ key }: EditedBlock, from: number, to: number) {
    onChange((now) => withRowMoved(now, from, to))
    toFocus.current = key
  }
  function remove({ key }: EditedBlock, index: number) {
    const neighbour = blocks[index - 1] ?? blocks[index + 1]
    onChange((now) => now.filter((each) => each.key !== key))
    if (neighbour === undefined) adders.current?.querySelector('button')?.focus()
    else toFocus.current = neighbour.key
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t(messages.content)}</legend>
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
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
            error={errorAt(index)}
            onChange={(block) => replace(each.key, block)}
            onMove={(to) => move(each, index, to)}
            onRemove={() => remove(each, index)}
          />
        ))}
      </ol>
      <fieldset ref={adders} className={styles.adders}>
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
        <ImageChoice onUploaded={addImage} />
      </fieldset>
      {choosing === 'blog' && (
        <BlogChoice blogs={blogs} onChoose={(blogId) => add({ type: 'blog', blog_id: blogId })} />
      )}
    </fieldset>
  )
}
