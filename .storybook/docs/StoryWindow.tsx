import { useToolbar } from './globals'
import * as styles from './page.css'
import { storyFrame, storyPage } from './story-addresses'
import type { DocsStory } from './use-docs-stories'
import { widthOf } from './width-of'

interface StoryWindowProps {
  story: DocsStory
}

/** A story in a window of its own, as the toolbar says; it loads when the reader comes near. */
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
