import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { importWithRetry, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { lazy, Suspense } from 'react'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'

/** Few schools have videos, so the player loads only on their pages. */
const SchoolVideo = lazy(() => importWithRetry(() => import('./SchoolVideo')))

/** The school's videos. Until the player loads, and without scripts, a link takes its space. */
export function VideosSection({ school: { name, videos, images } }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.videos)} isFlush />
      {videos.map(({ url, mime }, index) => {
        const label = t(index === 0 ? messages.firstVideo(name) : messages.video(name, index + 1))
        const link = (
          <a href={url} className={styles.videoLink}>
            {label}
          </a>
        )
        if (!isBrowser) return <div key={url}>{link}</div>
        return (
          <Suspense key={url} fallback={link}>
            <SchoolVideo
              label={label}
              sources={[{ url, type: mime }]}
              poster={images[0]?.url ?? ''}
            />
          </Suspense>
        )
      })}
    </section>
  )
}
