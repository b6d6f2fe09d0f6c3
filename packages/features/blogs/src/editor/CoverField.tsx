import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { FileButton } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { UploadIcon } from '@edbazaar/ui/Icon'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { useState } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import { isNewBlog } from './new-blog'
import type { BlogEditor } from './use-blog-editor'
import { useBlogImage } from './use-blog-image'

/** The cover: an upload, or an image drawn from the title. */
export function CoverField({ editor }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const upload = useBlogImage()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { blog, fields, change, isEditable } = editor

  async function onFile(file: File) {
    setIsBusy(true)
    setFailure(null)
    try {
      change({ cover: await upload(file) })
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <figure className={styles.cover}>
      <div className={styles.coverImage}>
        {fields.cover !== null && fields.cover !== blog.fields.cover ? (
          <img src={fields.cover} alt="" />
        ) : (
          // An image is drawn from the title once the draft is started.
          !isNewBlog(blog) && (
            <ResponsiveImage
              {...imageSource(blog.image)}
              alt=""
              sizes="(min-width: 700px) 680px, 100vw"
            />
          )
        )}
      </div>
      <figcaption className={styles.coverCaption}>
        <span>{t(fields.cover === null ? messages.coverDrawn : messages.coverOwn)}</span>
        {isEditable && (
          <span className={styles.coverActions}>
            {fields.cover !== null && (
              <Button variant="bare" onClick={() => change({ cover: null })}>
                {t(messages.removeCover)}
              </Button>
            )}
            <FileButton
              variant="bare"
              accept="image/jpeg,image/png,image/gif"
              loading={isBusy}
              onFile={(file) => void onFile(file)}
            >
              <UploadIcon size="small" />
              {t(fields.cover === null ? messages.uploadCover : messages.replaceCover)}
            </FileButton>
          </span>
        )}
      </figcaption>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
    </figure>
  )
}
