import { useToolbar } from './globals'
import * as styles from './page.css'
import { storyFrame, storyPage } from './story-urls'
import type { DocsStory } from './use-docs-stories'
import { widthOf } from './width-of'

interface StoryWindowProps {
  story: DocsStory
}

/** A story in a lazily loaded iframe with the toolbar's settings. */
export function StoryWindow({ story }: StoryWindowProps) {
  const globals = useToolbar()
  return (
    <figure className={styles.storyWindow} style={{ maxWidth: widthOf(story.storyGlobals) }}>
      <iframe title={story.name} src={storyFrame(story.id, globals)} loading="lazy" />
      <figcaption>
        <a href={storyPage(story.id, globals)} target="_top">
          {story.name}
        </a>
      </figcaption>
    </figure>
  )
}
